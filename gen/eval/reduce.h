// SPDX-License-Identifier: MIT
// reduce: many cells to one: sum, mean, min, max and count, of a whole column
// and of each group of a groupby.
#ifndef EVAL_REDUCE_H
#define EVAL_REDUCE_H

#include "eval/call.h"

enum reduction {
    REDUCE_SUM,
    REDUCE_MEAN,
    REDUCE_MIN,
    REDUCE_MAX,
    REDUCE_COUNT
};

/* Rows by group: those of group g are members[starts[g]] up to
   members[starts[g + 1] - 1], in order. */
struct groups {
    const uint32_t *members, *starts;
    size_t n;
};

/* One cell for each group; missing values are passed over. NULL: a column of
   this type has no such value, which is reported. */
const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   enum reduction what, const struct column *x,
                                   const struct groups *g);

bool reduce_sum(struct call *c, struct object *out);
bool reduce_mean(struct call *c, struct object *out);
bool reduce_min(struct call *c, struct object *out);
bool reduce_max(struct call *c, struct object *out);
bool reduce_count(struct call *c, struct object *out);

#endif
