// SPDX-License-Identifier: MIT
// apply: methods that call a function for each cell, row or column and make
// columns of its results.
#pragma once

#include "df/runtime/call.h"

/* Calls a function for each cell of a column and infers the type of the
   results, as pandas' Series.map does. With `skip`, missing cells stay missing.
   NULL on failure, which is reported. */
const struct column *apply_cells(struct eval *ev, const struct df_expr *at,
                                 struct object f, const struct column *x,
                                 bool skip);

/* Makes a series of like->n results, or a frame if they are series, one per
   row. The row labels are those of `like`; inputs are the columns that were
   read. Returns false on failure, which is reported. */
bool apply_gather(struct eval *ev, const struct df_expr *at,
                  const struct object *results, const struct frame *like,
                  const struct column *const *inputs, size_t n_inputs,
                  struct object *out);
