// SPDX-License-Identifier: MIT
// operate_offset: arithmetic with date offsets.
#pragma once

#include "df/runtime/eval.h"

/* Whether x or y is a date offset. */
bool operate_offset_is(struct object x, struct object y);

/* Computes x op y, where x or y is a date offset. The other operand is a date,
   a column of dates, a time span or an integer. For other types, sets *known to
   false without a report; *out and the returned value are then meaningless.
   Returns false on a fault. */
bool operate_offset(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct object x, struct object y,
                    struct object *out, bool *known);

/* Replaces offsets of a fixed length by time spans if pandas computes x op y
   with spans. */
void operate_offset_spans(enum df_token_kind op, struct object *x,
                          struct object *y);

/* If x is an offset of a fixed length that fits into a time span, returns the
   span; else x. */
struct object operate_offset_span(struct object x);

/* Returns -x. */
struct object operate_offset_negative(struct eval *ev, struct object x);
