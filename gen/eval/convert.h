// SPDX-License-Identifier: MIT
// convert: round and astype: the same rows in other numbers or types.
#ifndef EVAL_CONVERT_H
#define EVAL_CONVERT_H

#include "eval/call.h"

bool convert_round(struct call *c, struct object *out);
bool convert_astype(struct call *c, struct object *out);

/* Marks a number that was made of another by rounding to so many digits. */
void convert_mark(struct object *out, double before, int digits);

/* round(x, n), int(x), float(x), str(x), bool(x) of single values. */
bool convert_round_value(struct call *c, struct object *out);
bool convert_value(struct eval *ev, const struct df_expr *at,
                   enum column_type to, struct object x, struct object *out);

#endif
