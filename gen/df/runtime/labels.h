// SPDX-License-Identifier: MIT
// labels: the labels of a frame's rows and columns as columns: what a series
// with a cell for each column is labelled by, and what df.index shows.
#pragma once

#include "df/runtime/eval.h"

/* The names of a frame's columns as row labels, one column for each level;
   their number in *levels. NULL when there is no room: reported. */
const struct column **labels_of_columns(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct frame *f, size_t *levels);

/* The row labels as columns: those of the index, or 0..n-1 as one. */
const struct column **labels_of_rows(struct eval *ev, const struct df_expr *at,
                                     const struct column **index,
                                     size_t n_index, size_t n, size_t *levels);

/* A row's label as a name; its number where there is no index. */
str labels_name(struct eval *ev, const struct column *const *index,
                size_t n_index, size_t row);

/* The level of row labels that an object names, by its number (from the end
   when it is negative) or its name; false: there is none, reported. */
bool labels_level(struct eval *ev, const struct df_expr *at,
                  const struct column *const *index, size_t levels,
                  struct object name, size_t *k);

/* The same labels as what is left of row numbers, which nobody gave; and
   labels that the script gave, which are that when they count the rows. */
const struct column *labels_left(struct arena *a, const struct column *c);
const struct column *labels_given(struct arena *a, const struct column *c);
