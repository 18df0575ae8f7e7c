// SPDX-License-Identifier: MIT
// wide: long tables made wide: a column of the result for each value that
// some keys have: unstack, pivot, pivot_table.
#ifndef EVAL_WIDE_H
#define EVAL_WIDE_H

#include "eval/call.h"

bool wide_unstack(struct call *c, struct object *out);
bool wide_pivot(struct call *c, struct object *out);       /* df.pivot */
bool wide_pivot_table(struct call *c, struct object *out); /* of both */

#endif
