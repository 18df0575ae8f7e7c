// SPDX-License-Identifier: MIT
// group_aggregate: one row for each group, by a reduction or agg(), and
// transform(), which gives each row its group's value.
#ifndef EVAL_GROUP_AGGREGATE_H
#define EVAL_GROUP_AGGREGATE_H

#include "eval/call.h"

bool group_reduce(struct call *c, struct object *out); /* g.mean(), ... */

#endif
