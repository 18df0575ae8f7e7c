// SPDX-License-Identifier: MIT
// stack: combines single cells of different columns into one column, as for
// df.mean() and df.agg(...). Keeps the origin of each cell.
#pragma once

#include "df/runtime/eval.h"

/* Returns a column of n rows whose type can hold all cells. Row i is the only
   cell of v[i], or missing if v[i] is NULL. NULL on failure, which is
   reported. */
const struct column *stack_cells(struct eval *ev, const struct df_expr *at,
                                 str name, const struct column *const *v,
                                 size_t n);

/* Like stack_cells, but each cell keeps its type: the column has the type str
   or object. */
const struct column *stack_objects(struct eval *ev, const struct df_expr *at,
                                   str name, const struct column *const *v,
                                   size_t n);

/* Returns a column of the n strings v, for labels. The column has no name. NULL
   on failure, which is reported. */
const struct column *stack_strings(struct eval *ev, const struct df_expr *at,
                                   const str *v, size_t n);

/* Sets *out to a series with the column that stack_cells makes, and with
   n_levels columns of row labels. Returns false on failure, which is
   reported. */
bool stack_series(struct eval *ev, const struct df_expr *at, str name,
                  const struct column *const *v, size_t n,
                  const struct column **labels, size_t n_levels,
                  struct object *out);
