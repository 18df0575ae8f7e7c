// SPDX-License-Identifier: MIT
// assign: df['c'] = ..., df[['a', 'b']] = ..., df.columns = [...]: the only
// operations that change a frame under its name.
#pragma once

#include "df/runtime/eval.h"

/* of[key] = value; `at` is the target, `value_at` what is assigned. */
bool assign_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, const struct df_expr *value_at,
                 struct object value);

/* of.name = value. */
bool assign_attribute(struct eval *ev, const struct df_expr *at,
                      struct object of, str name,
                      const struct df_expr *value_at, struct object value);

/* f[name] = value, in place of a column of that name or behind the others. */
bool assign_set(struct eval *ev, const struct df_expr *at, struct frame *f,
                str name, struct object value);

/* A column of n rows from what may be assigned to one: a series (its rows
   matched by label), a list of n values, or a single value. NULL: reported. */
struct labels;
const struct column *assign_column(struct eval *ev, const struct df_expr *at,
                                   str name, const struct labels *to,
                                   struct object value);
