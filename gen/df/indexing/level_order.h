// SPDX-License-Identifier: MIT
// level_order: the order in which unstack and pivot put the values of a level
// of row labels, which is pandas': sorted, or that of categories, unless one of
// the values that the level was made of has no row any more.
#pragma once

#include "df/runtime/call.h"

/* c as a level whose values are those of `from`, sorted, or in the order of
   their first rows. */
const struct column *level_order_set(struct arena *a, const struct column *c,
                                     const struct column *from, bool as_met);

/* The same for labels of a single level, that become one of several: they keep
   their order if they are unique. */
const struct column *level_order_of(struct arena *a, const struct column *c,
                                    const struct column *labels);

/* The same for labels of which pieces[i] are the i-th piece's: of a single
   level, if `one`. */
const struct column *level_order_join(struct arena *a, const struct column *c,
                                      const struct column *const *pieces,
                                      size_t n, bool one);

/* How the values of x are ordered. */
enum level_order {
    LEVEL_ORDER_KEPT,  /* x is a level: as above */
    LEVEL_ORDER_FRESH, /* x becomes a level of its own values or categories */
    LEVEL_ORDER_SORTED /* they are sorted, or in the order of their categories,
                          whether all have rows or not */
};

/* The position of each cell of x among the values of its level, from 1; 0 where
   it is missing. NULL: no room, which is reported. */
const struct column *level_order_codes(struct eval *ev,
                                       const struct df_expr *at,
                                       const struct column *x,
                                       enum level_order how);
