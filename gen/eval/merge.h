// SPDX-License-Identifier: MIT
// merge: pd.merge(left, right) and left.merge(right): an inner, left or
// right join, in the order of the table that gives it its name (inner: the
// left one's).
#ifndef EVAL_MERGE_H
#define EVAL_MERGE_H

#include "eval/call.h"

bool merge_two(struct call *c, struct object *out);    /* pd.merge */
bool merge_method(struct call *c, struct object *out); /* left.merge */

#endif
