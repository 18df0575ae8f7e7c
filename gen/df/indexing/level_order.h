// SPDX-License-Identifier: MIT
// level_order: the order in which unstack and pivot put the values of a level
// of row labels. As in pandas it is sorted, or that of categories, unless a
// value that the level was made of has no row any more.
#pragma once

#include "df/runtime/call.h"

/* Returns c as a level with the values of `from`, sorted or, with
   `by_occurrence`, in the order of their first rows. */
const struct column *level_order_set(struct arena *a, const struct column *c,
                                     const struct column *from,
                                     bool by_occurrence);

/* Does the same for labels of a single level that become one of several levels:
   they keep their order if they are unique. */
const struct column *level_order_of(struct arena *a, const struct column *c,
                                    const struct column *labels);

/* Does the same for labels concatenated from pieces. `one`: the pieces have a
   single level. */
const struct column *level_order_join(struct arena *a, const struct column *c,
                                      const struct column *const *pieces,
                                      size_t n, bool one);

/* The order of the values of x. */
enum level_order {
    LEVEL_ORDER_KEPT,  /* that of the level x, as above */
    LEVEL_ORDER_FRESH, /* x becomes a level of its own values or categories */
    LEVEL_ORDER_SORTED /* sorted, or the order of their categories, whether all
                          have rows or not */
};

/* Returns the position of each cell of x among the values of its level, from 1;
   0 for missing cells. NULL on failure, which is reported. */
const struct column *level_order_codes(struct eval *ev,
                                       const struct df_expr *at,
                                       const struct column *x,
                                       enum level_order how);
