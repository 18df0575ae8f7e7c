// SPDX-License-Identifier: MIT
// group: df.groupby(keys): head, tail, and one row for each group.
#ifndef EVAL_GROUP_H
#define EVAL_GROUP_H

#include "eval/call.h"

bool group_by(struct call *c, struct object *out); /* df.groupby(...) */

/* grouped['c'] or grouped[['a', 'b']]: which columns are computed. */
bool group_select(struct eval *ev, const struct df_expr *at,
                  const struct grouping *g, struct object key,
                  struct object *out);

bool group_head(struct call *c, struct object *out);
bool group_tail(struct call *c, struct object *out);
bool group_sum(struct call *c, struct object *out);
bool group_mean(struct call *c, struct object *out);
bool group_min(struct call *c, struct object *out);
bool group_max(struct call *c, struct object *out);
bool group_count(struct call *c, struct object *out);

#endif
