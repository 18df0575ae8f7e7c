// SPDX-License-Identifier: MIT
// astype: round and astype: the same rows in other numbers or types.
#pragma once

#include "df/runtime/call.h"

/* Marks a number that was made of another by rounding to so many digits. */
void astype_mark(struct object *out, double before, int digits);

/* A number, column or frame, in one argument, rounded to the digits in
   another. */
bool astype_round_value(struct call *c, enum param number, enum param digits,
                        struct object *out);

/* int(x), float(x), str(x), bool(x) of single values. */
bool astype_value(struct eval *ev, const struct df_expr *at,
                  enum column_type to, struct object x, struct object *out);
