// SPDX-License-Identifier: MIT
// stack: single cells of different columns under each other, as df.mean() and
// df.agg(...) give them: each remembers where it came from.
#pragma once

#include "df/runtime/eval.h"

/* A column of n rows, of the type that holds all: row i is the only cell of
   v[i], missing where v[i] is NULL. NULL: no room, which is reported. */
const struct column *stack_cells(struct eval *ev, const struct df_expr *at,
                                 str name, const struct column *const *v,
                                 size_t n);

/* The same, each cell keeping its type: objects, or texts. */
const struct column *stack_objects(struct eval *ev, const struct df_expr *at,
                                   str name, const struct column *const *v,
                                   size_t n);

/* A column of texts, as labels are. NULL: no room, which is reported. */
const struct column *stack_texts(struct eval *ev, const struct df_expr *at,
                                 const str *v, size_t n);

/* A series of them in *out, labelled by `labels` (n_levels columns). */
bool stack_series(struct eval *ev, const struct df_expr *at, str name,
                  const struct column *const *v, size_t n,
                  const struct column **labels, size_t n_levels,
                  struct object *out);
