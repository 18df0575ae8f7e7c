// SPDX-License-Identifier: MIT
// align: matches the rows of two tables by their row labels, as pandas does
// before it computes or assigns.
#pragma once

#include "df/runtime/eval.h"

/* The row labels of a frame or series. */
struct labels {
    const struct column **v; /* as frame.index: no level means labels 0..n-1 */
    size_t n_levels, n;
};

struct labels align_frame_labels(const struct frame *f);
struct labels align_series_labels(const struct series *s);

/* Returns the name made of row `row` of n columns of labels, in ev->a. */
str align_name(struct eval *ev, const struct df_expr *at,
               const struct column *const *v, size_t n, size_t row);

/* Whether two tables have the same labels in the same order. */
bool align_same(struct labels x, struct labels y);

/* Returns the row of `from` for each label of `to`, or ORIGIN_NO_ROW if there
   is no such row; *all if every label was found. NULL on failure: labels of
   `from` occur twice, which is reported. */
const uint32_t *align_to(struct eval *ev, const struct df_expr *at,
                         struct labels from, struct labels to, bool *all);

/* Returns the given rows of a column, with `fill` for rows that are
   ORIGIN_NO_ROW. NULL on failure, which is reported. */
const struct column *align_take(struct eval *ev, const struct df_expr *at,
                                const struct column *x, struct value fill,
                                const uint32_t *rows, size_t n);

/* Stores the labels of both tables in *out, those of x first. Returns false if
   a label occurs twice or the levels differ in number, which is reported. */
bool align_union(struct eval *ev, const struct df_expr *at, struct labels x,
                 struct labels y, struct labels *out);

/* The sorted labels of two tables, and the row of either for each label.
   align_both returns false as align_union does. */
struct alignment {
    struct labels labels;
    const uint32_t *x, *y; /* ORIGIN_NO_ROW: no such row */
};
bool align_both(struct eval *ev, const struct df_expr *at, struct labels x,
                struct labels y, struct alignment *out);

/* Replaces two frames by frames with the rows of both, unless their labels are
   the same. A cell is missing where its frame has no such row. */
bool align_frames(struct eval *ev, const struct df_expr *at,
                  const struct frame **x, const struct frame **y);
