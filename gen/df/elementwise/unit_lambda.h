// SPDX-License-Identifier: MIT
// unit_lambda: finds the unit of a lambda's result by reading its expression,
// without running it.
#pragma once

#include "df/runtime/eval.h"

/* Returns `made`, which function f computed from the rows of a frame or from
   the cells of a column (the other is NULL), with its unit if f is a lambda
   whose expression determines it. */
const struct column *unit_lambda(struct eval *ev, struct object f,
                                 const struct frame *rows,
                                 const struct column *cells,
                                 const struct column *made);

/* Checks the units in comprehension e over columns, as in a lambda, and gives
   the list `made` the unit of its elements. */
void unit_comprehension(struct eval *ev, const struct df_expr *e,
                        struct object made);

/* Returns the column of values in dict(zip(keys, values)), which is expression
   e; NULL for other expressions. */
const struct column *unit_dict(struct eval *ev, const struct df_expr *e);
