// SPDX-License-Identifier: MIT
// patch: writes cells of a frame, as df.loc[...] = ... does, by making new
// columns whose type can hold the values.
#pragma once

#include "df/runtime/eval.h"

/* The cells to write: those of all given rows in all given columns. */
struct patch {
    const uint32_t *rows, *columns; /* positions */
    size_t n_rows, n_columns;
    bool one_row, one_column; /* selected by one label or position */
};

/* Writes `value` to the cells: a scalar to all of them; a series by row label;
   an array in order of the rows; a list in order, along the only column or row;
   a frame by row label and column name. Returns false on failure, which is
   reported. */
bool patch_frame(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct patch *p, struct object value);

/* Returns a copy of column `old` with value v[i] in row rows[i], for n values.
   Chooses the type as pandas does: an int column stays int if no value has a
   fraction. The type depends on the first `typed` values of v, where typed >=
   n, since pandas considers a value even if no row is selected. Value v[i]
   comes from cell from_rows[i] of `from`, or from cell i if `from_rows` is
   NULL. If `from` is NULL, the expression `at` made the values. NULL on
   failure, which is reported. */
const struct column *patch_column(struct eval *ev, const struct df_expr *at,
                                  const struct column *old,
                                  const uint32_t *rows, const struct value *v,
                                  size_t n, size_t typed,
                                  const struct column *from,
                                  const uint32_t *from_rows);
