// SPDX-License-Identifier: MIT
// apply: methods that take a function: it is called for each cell, row or
// column, and what it gives is gathered into columns.
#pragma once

#include "df/runtime/call.h"

/* Calls a function for each cell of a column and infers the column of its
   results, as pandas' Series.map does; NULL: reported. skip: missing cells
   stay missing. Called by groupby's and strings' methods, too. */
const struct column *apply_cells(struct eval *ev, const struct df_expr *at,
                                 struct object f, const struct column *x,
                                 bool skip);

/* A series of n results, or a frame when they are series (each a row), over
   the given row labels; inputs are what was read for them. */
bool apply_gather(struct eval *ev, const struct df_expr *at,
                  const struct object *results, const struct frame *like,
                  const struct column *const *inputs, size_t n_inputs,
                  struct object *out);
