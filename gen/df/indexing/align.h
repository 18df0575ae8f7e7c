// SPDX-License-Identifier: MIT
// align: matches the rows of two tables by their row labels, as pandas does
// before it computes or assigns.
#pragma once

#include "df/runtime/eval.h"

/* The row labels of a frame or series. */
struct labels {
    const struct column **v; /* a column for each level; without levels, the
                                labels are 0 to n-1 */
    size_t n_levels, n;
};

struct labels align_frame_labels(const struct frame *f);
struct labels align_series_labels(const struct series *s);

/* Returns a column name, in ev->a. Its levels are the cells in row `row` of n
   columns of labels. Columns after the first NAME_LEVELS_MAX are ignored. */
str align_name(struct eval *ev, const struct df_expr *at,
               const struct column *const *v, size_t n, size_t row);

/* Whether two tables have the same labels in the same order. */
bool align_same(struct labels x, struct labels y);

/* Matches the levels of two tables by name before a join or a computation, as
   pandas does. If both tables have as many levels, at least two, and the same
   names in another order, sets y->v to the levels of y in the order of x, in
   ev->a. Returns false after reporting a name that only one table has. */
bool align_levels(struct eval *ev, const struct df_expr *at, struct labels x,
                  struct labels *y);

/* Returns, for each label of `to`, the row of `from` with that label, or
   ORIGIN_NO_ROW if `from` lacks the label. The result is in ev->a. Sets *all to
   whether `from` has every label. Returns NULL after reporting that a label
   occurs twice in `from`, or that `from` has several levels and `to` has
   another number of levels. */
const uint32_t *align_to(struct eval *ev, const struct df_expr *at,
                         struct labels from, struct labels to, bool *all);

/* Returns the n cells of x in `rows`. A cell is `fill` if its row is
   ORIGIN_NO_ROW. NULL on failure, which is reported. */
const struct column *align_take(struct eval *ev, const struct df_expr *at,
                                const struct column *x, struct value fill,
                                const uint32_t *rows, size_t n);

/* Sets *out to the union of the labels of two tables: the labels of x, then the
   labels that only y has. Returns false after reporting that a label occurs
   twice in a table, or that the numbers of levels differ. */
bool align_union(struct eval *ev, const struct df_expr *at, struct labels x,
                 struct labels y, struct labels *out);

/* The union of the labels of two tables, sorted, and the row of each label in
   both. align_both fails in the same cases as align_union. */
struct alignment {
    struct labels labels;
    const uint32_t *x, *y; /* row of each label, or ORIGIN_NO_ROW */
};
bool align_both(struct eval *ev, const struct df_expr *at, struct labels x,
                struct labels y, struct alignment *out);

/* If two frames have different row labels, replaces each by a frame whose row
   labels are the sorted union of the labels of both. In a row with a label that
   the old frame lacks, all cells are missing. If `by_name` is true, levels are
   matched as align_levels does, else by position. Fails in the same cases as
   align_levels and align_union. */
bool align_frames(struct eval *ev, const struct df_expr *at,
                  const struct frame **x, const struct frame **y, bool by_name);
