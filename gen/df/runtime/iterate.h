// SPDX-License-Identifier: MIT
// iterate: the elements of any object that has some: for comprehensions,
// list(), sum(), join().
#pragma once

#include "df/runtime/eval.h"

/* The elements of x, in order: of a list or tuple, the keys of a dict, a
   frame's column names, a column's cells, a groupby's names and rows, a
   text's characters. The list may
   share x's. False when x has none, which is reported at `at`. */
bool iterate(struct eval *ev, const struct df_expr *at, struct object x,
             struct list *out);
