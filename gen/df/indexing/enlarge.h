// SPDX-License-Identifier: MIT
// enlarge: appends a row under a new label, as df.loc['total'] = [1, 2] does.
// All functions return false on failure, which is reported.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/eval.h"

/* Whether `key` is a new row label: it can be a label (a scalar, or a tuple
   with a value for each level), and no row of `to` has it. */
bool enlarge_is_new(struct labels to, struct object key);

/* Appends a row with this label to f. `value` is a list or array with the cells
   in order, a dict or series with the cells by column name, or a single value
   for all cells. The columns get the types that pandas gives them. */
bool enlarge_frame(struct eval *ev, const struct df_expr *at, struct frame *f,
                   struct object label, struct object value);

/* Appends a row of missing cells to f. */
bool enlarge_missing(struct eval *ev, const struct df_expr *at, struct frame *f,
                     struct object label);

/* Appends a cell to a series. */
bool enlarge_series(struct eval *ev, const struct df_expr *at, struct series *s,
                    struct object label, struct object value);
