// SPDX-License-Identifier: MIT
// object_rows: reductions with axis=1 of frames whose columns have no common
// type, which pandas reduces as Python's objects.
#pragma once

#include "df/aggregate/reduction.h"
#include "df/runtime/call.h"

/* Whether pandas reduces the rows of f as objects: a column has strings or
   objects, or bools are beside numbers or dates. */
bool object_rows_are(const struct frame *f);

/* Whether x, which has all cells of a frame, has missing cells for which pandas
   either fails to reduce objects or leaves out all columns of objects. */
bool object_rows_lack(const struct reducing *r, const struct column *x);

/* c has the results of a reduction. If c is a column of objects, returns a copy
   in which each missing result is None, as in numpy. Otherwise, returns c. NULL
   if a limit is reached. */
const struct column *object_rows_none(struct eval *ev, const struct df_expr *at,
                                      const struct column *c);
