// SPDX-License-Identifier: MIT
// labels: converts row labels and column names to columns, for df.index and for
// series with a cell for each column.
#pragma once

#include "df/runtime/eval.h"

/* Returns the column names of f as row labels: a column for each level, and
   sets *levels to the number of levels. NULL if a limit is reached. */
const struct column **labels_of_columns(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct frame *f, size_t *levels);

/* Returns the labels of n rows as columns: `index` itself or, if n_index is 0,
   one new column of 0 to n-1. Sets *levels to the number of columns. Returns
   NULL if a limit is reached. */
const struct column **labels_of_rows(struct eval *ev, const struct df_expr *at,
                                     const struct column **index,
                                     size_t n_index, size_t n, size_t *levels);

/* Returns the label of a row as a name, in ev->a. If n_index is 0, the label is
   the row's number. */
str labels_name(struct eval *ev, const struct column *const *index,
                size_t n_index, size_t row);

/* Sets *k to the index of the level that the object `name` identifies among the
   `levels` levels of row labels. `name` is the level's name or its number; a
   negative number counts from the end. Reports an unknown level and returns
   false. */
bool labels_level(struct eval *ev, const struct df_expr *at,
                  const struct column *const *index, size_t levels,
                  struct object name, size_t *k);

/* Returns copies of n columns of row labels, in `a`, which are not the same
   object as the row labels of another frame (eval.renamed). */
const struct column **labels_copy(struct arena *a,
                                  const struct column *const *index, size_t n);

/* labels_as_row_numbers returns a copy of c, in `a`, marked as row numbers. The
   numbers of removed rows may be absent from c. labels_from_script returns such
   a copy if c, labels that the script wrote, has the cells 0 to n-1; else it
   returns c itself. */
const struct column *labels_as_row_numbers(struct arena *a,
                                           const struct column *c);
const struct column *labels_from_script(struct arena *a,
                                        const struct column *c);

/* The rows of f were selected by `key`. If `key` is an Index or a column of
   labels, gives the row labels of f its name. No-op for other objects. */
void labels_named_like(struct eval *ev, struct frame *f, struct object key);

/* Returns the name for labels from both x and y: their common name, or STR_NONE
   if their names differ. */
str labels_name_of_both(const struct column *x, const struct column *y);
