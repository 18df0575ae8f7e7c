// SPDX-License-Identifier: MIT
// level_order: the order in which unstack and pivot put the values of a level
// of row labels. As in pandas, the values are sorted, or in the order of their
// categories. However, if some value of the level has no row any more, because
// rows were removed, the values are in order of first occurrence.
#pragma once

#include "df/runtime/call.h"

/* Returns c as a level whose values are the distinct cells of `from`, sorted
   or, with `by_occurrence`, in order of first occurrence. The result is in
   `a`. */
const struct column *level_order_set(struct arena *a, const struct column *c,
                                     const struct column *from,
                                     bool by_occurrence);

/* Returns c, whose cells come from `labels`, as a level. `labels` are the row
   labels of a table with a single level. The values of the level are in the
   order of `labels` if no label occurs twice; else they are sorted. */
const struct column *level_order_of(struct arena *a, const struct column *c,
                                    const struct column *labels);

/* Returns c, the concatenated cells of n pieces, as a level. If the pieces have
   different cells, the values are sorted. If all have the same cells, the order
   depends on `one`. If `one` is true (the row labels of each piece have a
   single level), the order is that of level_order_of for the first piece.
   Otherwise it is the order of the first piece's level, or sorted order if the
   first piece is not a level. */
const struct column *level_order_join(struct arena *a, const struct column *c,
                                      const struct column *const *pieces,
                                      size_t n, bool one);

/* The order of the values that level_order_codes numbers. */
enum level_order {
    LEVEL_ORDER_KEPT,  /* the order of x if a function above made x a level,
                          else like LEVEL_ORDER_FRESH */
    LEVEL_ORDER_FRESH, /* the order that x would have as a new level */
    LEVEL_ORDER_SORTED /* sorted order, or the order of the categories; values
                          without a row are counted, too */
};

/* Returns a column with the code of each cell of x: the position, from 1, of
   the cell's value in the order `how`, or 0 for a missing cell. NULL on
   failure, which is reported. */
const struct column *level_order_codes(struct eval *ev,
                                       const struct df_expr *at,
                                       const struct column *x,
                                       enum level_order how);
