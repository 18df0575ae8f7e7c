// SPDX-License-Identifier: MIT
// operate_offset: arithmetic with date offsets.
#pragma once

#include "df/runtime/eval.h"

/* Whether x or y is a date offset that operate_offset takes. */
bool operate_offset_is(struct object x, struct object y);

/* Computes x op y, where x or y is a date offset: dates, columns of dates, time
   spans and integers. Sets *known to false if the types are unsupported,
   without a report; the result is then meaningless. Returns false on a fault.
 */
bool operate_offset(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct object x, struct object y,
                    struct object *out, bool *known);

/* Replaces offsets of a fixed length by time spans if pandas computes x op y
   with spans. */
void operate_offset_spans(enum df_token_kind op, struct object *x,
                          struct object *y);

/* Replaces an offset of a fixed length by the time span. */
struct object operate_offset_span(struct object x);

/* Returns -x. */
struct object operate_offset_negative(struct eval *ev, struct object x);
