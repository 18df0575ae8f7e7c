// SPDX-License-Identifier: MIT
// iterate: the elements of an object, for comprehensions, list(), sum(),
// join().
#pragma once

#include "df/runtime/eval.h"

/* Lists the elements of x in order: those of a list or tuple, the keys of a
   dict, a frame's column names, a column's cells, a groupby's (name, rows), a
   string's characters. The list may share memory with x. False if x has no
   elements, which is reported at `at`. */
bool iterate(struct eval *ev, const struct df_expr *at, struct object x,
             struct list *out);
