// SPDX-License-Identifier: MIT
// patch: cells written into the columns of a frame, as df.loc[...] = ... does:
// new columns are made, of a type that holds what is put in.
#pragma once

#include "df/runtime/eval.h"

/* Which cells: every row with every column. */
struct patch {
    const uint32_t *rows, *columns; /* places */
    size_t n_rows, n_columns;
    bool one_row, one_column; /* named by a single label */
};

/* Puts a value in: a scalar into all; a series by row labels; a list in
   order, along the one row or column; a frame by rows, column by column. */
bool patch_frame(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct patch *p, struct object value);

/* The column of `old` with v[i] in row rows[i], of the type that pandas gives
   it: an int that a float is put into stays int if nothing is lost. The first
   `typed` of v decide on the type, at least n of them: where a mask chooses no
   row, the value that would be put in does so still. v[i] is cell from_rows[i]
   of `from`, or, where that is NULL, was written at `at`. */
const struct column *patch_column(struct eval *ev, const struct df_expr *at,
                                  const struct column *old,
                                  const uint32_t *rows, const struct value *v,
                                  size_t n, size_t typed,
                                  const struct column *from,
                                  const uint32_t *from_rows);
