// SPDX-License-Identifier: MIT
// assign: df['c'] = ..., df[['a', 'b']] = ..., df.columns = [...]: operations
// that change a frame in place.
#pragma once

#include "df/runtime/eval.h"

/* Assigns of[key] = value. `at` is the target, `value_at` the value's
   expression. */
bool assign_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, const struct df_expr *value_at,
                 struct object value);

/* Assigns of.name = value. */
bool assign_attribute(struct eval *ev, const struct df_expr *at,
                      struct object of, str name,
                      const struct df_expr *value_at, struct object value);

/* Assigns f[name] = value: replaces the column of that name or appends one. */
bool assign_set(struct eval *ev, const struct df_expr *at, struct frame *f,
                str name, struct object value);

/* Makes a column with the rows `to` from a series (matched by row label), a
   list of as many values, or a single value. NULL on failure, which is
   reported. */
struct labels;
const struct column *assign_column(struct eval *ev, const struct df_expr *at,
                                   str name, const struct labels *to,
                                   struct object value);
