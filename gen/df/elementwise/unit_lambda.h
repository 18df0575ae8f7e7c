// SPDX-License-Identifier: MIT
// unit_lambda: finds the unit of a lambda's result from its expression, without
// running it.
#pragma once

#include "df/runtime/eval.h"

/* Returns the column `made`, which function f computed from the rows of a frame
   (`rows`) or from the cells of a column (`cells`); the other argument is NULL.
   Adds a unit if f is a lambda whose expression determines the unit. */
const struct column *unit_lambda(struct eval *ev, struct object f,
                                 const struct frame *rows,
                                 const struct column *cells,
                                 const struct column *made);

/* Checks the units in comprehension e over columns, as unit_lambda does. Gives
   the list `made`, the result, the unit of its elements. */
void unit_comprehension(struct eval *ev, const struct df_expr *e,
                        struct object made);

/* Returns the column of values if expression e is dict(zip(keys, values)), or
   NULL. */
const struct column *unit_dict(struct eval *ev, const struct df_expr *e);
