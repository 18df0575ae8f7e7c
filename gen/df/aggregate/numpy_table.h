// SPDX-License-Identifier: MIT
// numpy_table: the argument `a` of a function of numpy that takes axis=.
#pragma once

#include "df/runtime/call.h"

/* Reads arguments `a` and `axis`. If `a` is a frame or a list of columns, sets
   *f to the columns, which have numbers or, if `bools` is set, bools. *rows is
   then whether the function is computed for each row of *f, rather than for
   each column. Otherwise, sets *f to NULL. Reports wrong arguments and returns
   false, for example for several columns without axis=. */
bool numpy_table(struct call *c, bool bools, struct frame **f, bool *rows);

/* Reads argument p, a list, an array or a column. An empty list is a column of
   floats. Returns false after reporting a fault. */
bool numpy_column(struct call *c, enum param p, const struct column **x);

/* Like numpy_column, but the cells must be numbers or bools. */
bool numpy_numbers(struct call *c, enum param p, const struct column **x);
