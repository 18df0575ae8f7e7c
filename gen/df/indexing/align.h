// SPDX-License-Identifier: MIT
// align: which rows of two tables belong together, by their row labels, as
// pandas aligns whatever it computes with or assigns.
#pragma once

#include "df/runtime/eval.h"

/* The row labels of a frame or series. */
struct labels {
    const struct column **v; /* as frame.index: none means 0..n-1 */
    size_t n_levels, n;
};

struct labels align_frame_labels(const struct frame *f);
struct labels align_series_labels(const struct series *s);

/* The name made of row `row` of n columns of labels, in ev->a. */
str align_name(struct eval *ev, const struct df_expr *at,
               const struct column *const *v, size_t n, size_t row);

/* The same labels in the same order. */
bool align_same(struct labels x, struct labels y);

/* For each label of `to`, the row of `from` that bears it, ORIGIN_NO_ROW
   where none does. NULL when a label of `from` stands twice and is asked for:
   reported. *all tells whether every label was found. */
const uint32_t *align_to(struct eval *ev, const struct df_expr *at,
                         struct labels from, struct labels to, bool *all);

/* Rows of a column; `fill`, where a row is ORIGIN_NO_ROW. NULL on failure,
   which is reported. */
const struct column *align_take(struct eval *ev, const struct df_expr *at,
                                const struct column *x, struct value fill,
                                const uint32_t *rows, size_t n);

/* Both tables' labels, x's first, then those that only y has. False: a label
   stands twice, or the levels differ in number; reported. */
bool align_union(struct eval *ev, const struct df_expr *at, struct labels x,
                 struct labels y, struct labels *out);

/* Both tables' labels, sorted, and for each the rows of either. */
struct alignment {
    struct labels labels;
    const uint32_t *x, *y; /* ORIGIN_NO_ROW where one has no such row */
};
bool align_both(struct eval *ev, const struct df_expr *at, struct labels x,
                struct labels y, struct alignment *out);

/* Replaces two frames by frames with the rows of both, unless their labels are
   the same. A cell is missing where its frame has no such row. */
bool align_frames(struct eval *ev, const struct df_expr *at,
                  const struct frame **x, const struct frame **y);
