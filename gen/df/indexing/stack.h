// SPDX-License-Identifier: MIT
// stack: puts single cells of different columns below each other, as for
// df.mean() and df.agg(...), and keeps the origin of each.
#pragma once

#include "df/runtime/eval.h"

/* Makes a column of n rows: row i is the only cell of v[i], missing if v[i] is
   NULL. Its type holds all cells. NULL on failure, which is reported. */
const struct column *stack_cells(struct eval *ev, const struct df_expr *at,
                                 str name, const struct column *const *v,
                                 size_t n);

/* Does the same, but each cell keeps its type: the column has objects or
   strings. */
const struct column *stack_objects(struct eval *ev, const struct df_expr *at,
                                   str name, const struct column *const *v,
                                   size_t n);

/* Makes a column of strings, for labels. NULL on failure, which is reported. */
const struct column *stack_strings(struct eval *ev, const struct df_expr *at,
                                   const str *v, size_t n);

/* Makes a series of such cells, with n_levels columns of row labels. */
bool stack_series(struct eval *ev, const struct df_expr *at, str name,
                  const struct column *const *v, size_t n,
                  const struct column **labels, size_t n_levels,
                  struct object *out);
