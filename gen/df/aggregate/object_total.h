// SPDX-License-Identifier: MIT
// object_total: sums and products of columns whose cells have several types,
// such as integers beside None. Python's operators compute them, so that
// 1 + 2 is 3 and not 3.0.
#pragma once

#include "df/aggregate/reduction.h"
#include "df/runtime/grouping.h"

/* Returns a column with the sum or, if `product`, the product of each group of
   x. The cells of x are numbers, bools or missing. r has the parameters. NULL
   on a fault, which is reported at `at`. */
const struct column *object_total(struct eval *ev, const struct df_expr *at,
                                  const struct reducing *r, bool product,
                                  const struct column *x,
                                  const struct groups *g);
