// SPDX-License-Identifier: MIT
// assign_item: assigns df[key] = ..., s[label] = ... and df.columns = [...],
// which change an object in place. Both functions report a failure and return
// false.
#pragma once

#include "df/runtime/eval.h"

/* Assigns of[key] = value, for a frame, a named series, a dict, or an accessor
   such as df.loc. `at` is the expression of[key], `value_at` the expression of
   the value. */
bool assign_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, const struct df_expr *value_at,
                 struct object value);

/* Assigns of.name = value: `columns`, `index` or an existing column of a
   frame. */
bool assign_attribute(struct eval *ev, const struct df_expr *at,
                      struct object of, str name,
                      const struct df_expr *value_at, struct object value);
