// SPDX-License-Identifier: MIT
// labels: converts row labels and column names to columns, for df.index and for
// series with a cell for each column.
#pragma once

#include "df/runtime/eval.h"

/* Returns the names of a frame's columns as row labels, a column for each
   level, and their number in *levels. NULL if a limit is reached. */
const struct column **labels_of_columns(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct frame *f, size_t *levels);

/* Returns the row labels as columns: the index, or one column of 0 to n-1. */
const struct column **labels_of_rows(struct eval *ev, const struct df_expr *at,
                                     const struct column **index,
                                     size_t n_index, size_t n, size_t *levels);

/* Returns a row's label as a name, or its number without an index. */
str labels_name(struct eval *ev, const struct column *const *index,
                size_t n_index, size_t row);

/* Finds the level of row labels that an object gives by its number (negative:
   from the end) or its name. Reports an unknown level and returns false. */
bool labels_level(struct eval *ev, const struct df_expr *at,
                  const struct column *const *index, size_t levels,
                  struct object name, size_t *k);

/* labels_as_row_numbers returns a copy of c, in `a`, marked as row numbers,
   some of which may be missing because rows were removed. labels_from_script
   does so only if c, written in the script, is 0 to n-1, and returns any other
   column unchanged. */
const struct column *labels_as_row_numbers(struct arena *a,
                                           const struct column *c);
const struct column *labels_from_script(struct arena *a,
                                        const struct column *c);
