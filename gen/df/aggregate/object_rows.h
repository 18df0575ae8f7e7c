// SPDX-License-Identifier: MIT
// object_rows: reductions with axis=1 of frames whose columns have no common
// type, which pandas reduces as Python's objects.
#pragma once

#include "df/aggregate/reduction.h"
#include "df/runtime/call.h"

/* Whether pandas reduces the rows of f as objects: a column has strings or
   objects, or bools are beside numbers or dates. */
bool object_rows_are(const struct frame *f);

/* Whether a cell that is missing makes the reduction of objects fail in pandas,
   or leave out all columns of objects. x has all cells. */
bool object_rows_lack(const struct reducing *r, const struct column *x);

/* Returns results c of objects with None for each missing one, as numpy has
   it. NULL if a limit is reached. */
const struct column *object_rows_none(struct eval *ev, const struct df_expr *at,
                                      const struct column *c);
