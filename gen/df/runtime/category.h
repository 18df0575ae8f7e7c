// SPDX-License-Identifier: MIT
// category: columns with a list of categories: .astype('category'),
// pd.Categorical, the result of pd.cut. A cell's code is the index of its
// category in the list. The codes define the order of the cells.
#pragma once

#include "df/runtime/call.h"

/* Returns x with `categories` in their order or, if `categories` is NULL, with
   the sorted distinct values of x as categories. Values that are not among the
   categories become missing. `ordered`: the categories can be compared by < and
   >. NULL if a limit is reached. */
const struct column *category_make(struct eval *ev, const struct df_expr *at,
                                   const struct column *x,
                                   const struct column *categories,
                                   bool ordered);

/* Returns a column to sort x by: the codes of its cells, NaN for missing cells;
   x itself if it has no categories. NULL if a limit is reached. */
const struct column *category_order(struct eval *ev, const struct df_expr *at,
                                    const struct column *x);

/* Whether a column has categories. */
bool category_is(const struct column *x);

/* Sets *code to the code of v among the categories of x. Reports a value that
   is not a category and returns false. */
bool category_code(struct eval *ev, const struct df_expr *at,
                   const struct column *x, struct value v, double *code);

/* Whether x and y have the same categories in the same order. */
bool category_same(const struct column *x, const struct column *y);
