// SPDX-License-Identifier: MIT
// level_order: the order in which unstack and pivot put the values of a level
// of row labels. As in pandas, the values are sorted, or in the order of their
// categories. But if a value of the level no longer has a row, they are in
// order of first occurrence.
#pragma once

#include "df/runtime/call.h"

/* Returns c as a level whose values are the distinct cells of `from`, sorted
   or, with `by_occurrence`, in order of first occurrence. In `a`. */
const struct column *level_order_set(struct arena *a, const struct column *c,
                                     const struct column *from,
                                     bool by_occurrence);

/* Returns c, made of cells of `labels`, as one of several levels; `labels` were
   row labels of a single level. The values keep the order of `labels` if these
   are unique; otherwise they are sorted. */
const struct column *level_order_of(struct arena *a, const struct column *c,
                                    const struct column *labels);

/* Returns c, the concatenated cells of n pieces, as a level. If all pieces have
   the same cells, its order is that of level_order_of if they have a single
   level (`one`), otherwise that of the first piece's level. If the pieces
   differ or have no level, the values are sorted. */
const struct column *level_order_join(struct arena *a, const struct column *c,
                                      const struct column *const *pieces,
                                      size_t n, bool one);

/* The order in which level_order_codes puts the values of x. */
enum level_order {
    LEVEL_ORDER_KEPT,  /* that of the level x, as described above */
    LEVEL_ORDER_FRESH, /* that of a new level with the values or categories of
                          x */
    LEVEL_ORDER_SORTED /* sorted, or in the order of the categories, even if a
                          value has no row */
};

/* Returns a column with the position of each cell of x among the values of its
   level, from 1; 0 for missing cells. NULL on failure, which is reported. */
const struct column *level_order_codes(struct eval *ev,
                                       const struct df_expr *at,
                                       const struct column *x,
                                       enum level_order how);
