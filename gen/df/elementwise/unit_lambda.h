// SPDX-License-Identifier: MIT
// unit_lambda: derives the unit of a lambda's result from its expression,
// without running it.
#pragma once

#include "df/runtime/eval.h"

/* If f is a lambda whose expression determines the unit, returns the column
   `made` with that unit; else returns `made` itself. Function f computed `made`
   from the rows of the frame `rows` or from the cells of the column `cells`;
   the one that was not used is NULL. */
const struct column *unit_lambda(struct eval *ev, struct object f,
                                 const struct frame *rows,
                                 const struct column *cells,
                                 const struct column *made);

/* Checks the units in comprehension e over columns, as unit_lambda does for
   lambdas. Also gives `made`, the resulting list, the unit of its elements. */
void unit_comprehension(struct eval *ev, const struct df_expr *e,
                        struct object made);

/* If expression e is dict(zip(keys, values)), returns the column `values`; else
   NULL. */
const struct column *unit_dict(struct eval *ev, const struct df_expr *e);
