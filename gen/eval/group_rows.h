// SPDX-License-Identifier: MIT
// group_rows: rows of groups by their places or by a condition, as a filter
// keeps them, and their numbers.
#ifndef EVAL_GROUP_ROWS_H
#define EVAL_GROUP_ROWS_H

#include "eval/call.h"

bool group_head(struct call *c, struct object *out);
bool group_tail(struct call *c, struct object *out);
bool group_nth(struct call *c, struct object *out);
bool group_filter(struct call *c, struct object *out);
bool group_get_group(struct call *c, struct object *out);
bool group_cumcount(struct call *c, struct object *out);
bool group_ngroup(struct call *c, struct object *out);
bool group_ngroups(struct call *c, struct object *out); /* a property */

#endif
