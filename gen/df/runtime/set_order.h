// SPDX-License-Identifier: MIT
// set_order: warns about results that depend on the order of a set.
#pragma once

#include "df/runtime/eval.h"

/* Warns (df-set-order) that `what`, such as "the cells of a column", is in the
   order of the list l, which comes from a set. No-op for other lists, and for
   lists of fewer than two elements. */
void set_warn_order(struct eval *ev, const struct df_expr *at,
                    const struct list *l, const char *what);
