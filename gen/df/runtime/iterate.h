// SPDX-License-Identifier: MIT
// iterate: the elements of an object, for comprehensions, list(), sum(),
// join().
#pragma once

#include "df/runtime/eval.h"

/* Sets *out to the elements of x in order: the elements of a list or tuple, the
   keys of a dict, a frame's column names, the cells of a column or row, a
   groupby's tuples (name, rows), a string's characters, the lines of a file.
   *out may share memory with x. If x is not iterable or has too many elements,
   reports this at `at` and returns false. */
bool iterate(struct eval *ev, const struct df_expr *at, struct object x,
             struct list *out);
