// SPDX-License-Identifier: MIT
// align: matches the rows of two tables by their row labels, as pandas does
// before it computes or assigns.
#pragma once

#include "df/runtime/eval.h"

/* The row labels of a frame or series. */
struct labels {
    const struct column **v; /* one column for each level; without levels, the
                                labels are 0 to n-1 */
    size_t n_levels, n;
};

struct labels align_frame_labels(const struct frame *f);
struct labels align_series_labels(const struct series *s);

/* Returns the column name whose levels are the cells of row `row` in n columns
   of labels, in ev->a. Columns after the first NAME_LEVELS_MAX are ignored. */
str align_name(struct eval *ev, const struct df_expr *at,
               const struct column *const *v, size_t n, size_t row);

/* Whether two tables have the same labels in the same order. */
bool align_same(struct labels x, struct labels y);

/* Returns the row of `from` for each label of `to`, or ORIGIN_NO_ROW for a
   label that `from` lacks, in ev->a. Sets *all to whether `from` has every
   label. NULL on failure, which is reported: a label occurs twice in `from`, or
   `from` has several levels and `to` has another number of levels. */
const uint32_t *align_to(struct eval *ev, const struct df_expr *at,
                         struct labels from, struct labels to, bool *all);

/* Returns the n given rows of x, with `fill` for each row that is
   ORIGIN_NO_ROW. NULL on failure, which is reported. */
const struct column *align_take(struct eval *ev, const struct df_expr *at,
                                const struct column *x, struct value fill,
                                const uint32_t *rows, size_t n);

/* Sets *out to the union of the labels of two tables: the labels of x, then the
   labels that only y has. Returns false if a label occurs twice in a table or
   if the numbers of levels differ, which is reported. */
bool align_union(struct eval *ev, const struct df_expr *at, struct labels x,
                 struct labels y, struct labels *out);

/* The union of the labels of two tables, sorted, and the row of each label in
   both tables. align_both fails as align_union does. */
struct alignment {
    struct labels labels;
    const uint32_t *x, *y; /* row of each label, or ORIGIN_NO_ROW */
};
bool align_both(struct eval *ev, const struct df_expr *at, struct labels x,
                struct labels y, struct alignment *out);

/* Replaces two frames by frames with the union of their row labels, sorted,
   unless both have the same labels. In a row whose label a frame lacks, all
   cells of that frame are missing. Fails as align_union does. */
bool align_frames(struct eval *ev, const struct df_expr *at,
                  const struct frame **x, const struct frame **y);
