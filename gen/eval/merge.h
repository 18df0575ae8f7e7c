// SPDX-License-Identifier: MIT
// merge: pd.merge(left, right), left.merge(right) and left.join(right): what
// is to be joined with what; join.c does it.
#ifndef EVAL_MERGE_H
#define EVAL_MERGE_H

#include "eval/call.h"

bool merge_two(struct call *c, struct object *out);    /* pd.merge */
bool merge_method(struct call *c, struct object *out); /* left.merge */
bool merge_join(struct call *c, struct object *out);   /* left.join */

#endif
