// SPDX-License-Identifier: MIT
// element: assigns to an element of a list, and deletes parts of lists, dicts
// and frames. Each function reports a failure and returns false.
#pragma once

#include "df/runtime/eval.h"

/* Assigns l[key] = value. `at` is the expression of l[key]. */
bool element_set(struct eval *ev, const struct df_expr *at, struct list *l,
                 struct object key, struct object value);

/* Deletes of[key]: a column of a frame, an element of a list or a pair of a
   dict. `at` is the expression of[key]. */
bool element_delete(struct eval *ev, const struct df_expr *at, struct object of,
                    struct object key);
