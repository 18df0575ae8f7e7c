// SPDX-License-Identifier: MIT
// patch: writes cells into the columns of a frame, as df.loc[...] = ... does.
// It makes new columns whose type can hold the values.
#pragma once

#include "df/runtime/eval.h"

/* The cells to write: every row of every column. */
struct patch {
    const uint32_t *rows, *columns; /* positions */
    size_t n_rows, n_columns;
    bool one_row, one_column; /* selected by a single label */
};

/* Writes a value: a scalar into all cells; a series by row labels; a list in
   order, along the only row or column; a frame by row labels and column names.
   Returns false on failure, which is reported. */
bool patch_frame(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct patch *p, struct object value);

/* Returns the column `old` with v[i] in row rows[i], of the type that pandas
   gives it: an int column stays int if no float loses its fraction. The first
   `typed` elements of v determine the type, at least n: if a mask selects no
   row, the value to write still does. v[i] is cell from_rows[i] of `from`; if
   that is NULL, it was written at `at`. NULL on failure, which is reported. */
const struct column *patch_column(struct eval *ev, const struct df_expr *at,
                                  const struct column *old,
                                  const uint32_t *rows, const struct value *v,
                                  size_t n, size_t typed,
                                  const struct column *from,
                                  const uint32_t *from_rows);
