// SPDX-License-Identifier: MIT
// unit_lambda: the unit of what a lambda computes of cells. Its expression is
// read, not run.
#pragma once

#include "df/runtime/eval.h"

/* The column that function f made of the rows of a frame, or of the cells of
   a column (the other is NULL), with its unit when f is a lambda whose
   expression tells it. */
const struct column *unit_lambda(struct eval *ev, struct object f,
                                 const struct frame *rows,
                                 const struct column *cells,
                                 const struct column *made);

/* Checks a list or dict that comprehension e made of the cells of columns, as
   a lambda would of them. A list gets their unit. */
void unit_comprehension(struct eval *ev, const struct df_expr *e,
                        struct object made);

/* The column whose cells are the values of the dict that expression e is:
   dict(zip(keys, values)); NULL when there is none. */
const struct column *unit_dict(struct eval *ev, const struct df_expr *e);
