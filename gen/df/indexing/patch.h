// SPDX-License-Identifier: MIT
// patch: writes cells of a frame, as df.loc[...] = ... does. Makes new columns
// whose type can hold the values.
#pragma once

#include "df/runtime/eval.h"

/* The cells to write: in all given rows of all given columns. */
struct patch {
    const uint32_t *rows, *columns; /* positions */
    size_t n_rows, n_columns;
    bool one_row, one_column; /* the key selects the rows, or the columns, by a
                                 single label or position */
};

/* Writes `value` to the cells. A scalar is written to all cells. The cells of a
   frame are matched by row label and column name, those of a series by row
   label or, for a single row, by column name. A dict needs a single row; its
   values are matched by column name. An array is written to the rows in order.
   A list needs a single column or row, and is written to its cells in order.
   Returns false on failure, which is reported. */
bool patch_frame(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct patch *p, struct object value);

/* Returns a copy of column `old` with value v[i] in row rows[i] for each i < n.
   Chooses the type as pandas does: an int column remains int if no value has a
   fraction. The type depends on the first `typed` values of v, where `typed` is
   at least n: a single value affects the type in pandas even if no row is
   selected. Value v[i] comes from cell from_rows[i] of `from`, or from cell i
   if `from_rows` is NULL. If `from` is NULL, expression `at` made the values.
   NULL on failure, which is reported. */
const struct column *patch_column(struct eval *ev, const struct df_expr *at,
                                  const struct column *old,
                                  const uint32_t *rows, const struct value *v,
                                  size_t n, size_t typed,
                                  const struct column *from,
                                  const uint32_t *from_rows);
