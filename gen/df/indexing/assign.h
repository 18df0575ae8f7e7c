// SPDX-License-Identifier: MIT
// assign: assigns a column, as df['c'] = ... does. Changes the frame in place.
// All functions report a failure.
#pragma once

#include "df/runtime/eval.h"

/* Assigns f[name] = value: replaces the column of that name or appends a
   column. A frame without rows gets the rows of the value. `at` is the
   expression of the value. */
bool assign_set(struct eval *ev, const struct df_expr *at, struct frame *f,
                str name, struct object value);

/* Returns the cells of s. If s is an array of objects that are all dates or all
   spans, returns a column of dates or spans. NULL if a limit is reached. */
const struct column *assign_cells(struct eval *ev, const struct df_expr *at,
                                  const struct series *s);

/* Returns a column for rows with the labels `to`, made from `value`: a series
   (matched by row label), a list or array with a value for each row, or a
   single value. `at` is the expression of the value. NULL on failure. */
struct labels;
const struct column *assign_column(struct eval *ev, const struct df_expr *at,
                                   str name, const struct labels *to,
                                   struct object value);
