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

/* Writes `value` to the cells. A scalar goes to all cells. A series is matched
   by row label or, for a single row, by column name. A dict, which needs a
   single row, is matched by column name. An array goes to the rows in order, a
   list to the cells of the only column or row in order. A frame is matched by
   row label and column name. Returns false on failure, which is reported. */
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
