// SPDX-License-Identifier: MIT
// apply: methods that call a function for each cell, row or column and make
// columns of the results.
#pragma once

#include "df/runtime/call.h"

/* Calls function f for each cell of a column and infers the type of the
   results, as pandas' Series.map does. If `skip` is set, missing cells stay
   missing. Returns NULL on failure, which is reported. */
const struct column *apply_cells(struct eval *ev, const struct df_expr *at,
                                 struct object f, const struct column *x,
                                 bool skip);

/* Makes a series of like->n results or, if the results are series, a frame with
   one row for each result. The result has the row labels of `like`. `inputs`
   are the columns from which the results were computed. Returns false on
   failure, which is reported. */
bool apply_gather(struct eval *ev, const struct df_expr *at,
                  const struct object *results, const struct frame *like,
                  const struct column *const *inputs, size_t n_inputs,
                  struct object *out);
