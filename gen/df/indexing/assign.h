// SPDX-License-Identifier: MIT
// assign: df['c'] = ..., df[['a', 'b']] = ..., df.columns = [...]: assignments
// that change a frame in place. All functions report a failure.
#pragma once

#include "df/runtime/eval.h"

/* Assigns of[key] = value, for a frame, a dict, or an accessor such as df.loc.
   `at` is the expression of[key], `value_at` the expression of the value. */
bool assign_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, const struct df_expr *value_at,
                 struct object value);

/* Assigns of.name = value: `columns`, `index` or an existing column of a
   frame. */
bool assign_attribute(struct eval *ev, const struct df_expr *at,
                      struct object of, str name,
                      const struct df_expr *value_at, struct object value);

/* Assigns f[name] = value: replaces the column of that name or appends a
   column. A frame without rows gets the rows of the value. `at` is the
   expression of the value. */
bool assign_set(struct eval *ev, const struct df_expr *at, struct frame *f,
                str name, struct object value);

/* Returns a column with the rows `to`, made from a series (matched by row
   label), a list or array with a value for each row, or a single value. `at` is
   the expression of the value. NULL on failure. */
struct labels;
const struct column *assign_column(struct eval *ev, const struct df_expr *at,
                                   str name, const struct labels *to,
                                   struct object value);
