// SPDX-License-Identifier: MIT
// category: columns with a list of categories: .astype('category'),
// pd.Categorical, the result of pd.cut. A cell's code is the index of its
// category in the list. The codes define the order of the cells.
#pragma once

#include "df/runtime/call.h"

/* Returns x as a column with categories: `categories` in their order or, if
   `categories` is NULL, the sorted distinct values of x. Values of x that are
   not among the categories become missing. If `ordered`, scripts can compare
   the cells by < and >. NULL if a limit is reached. */
const struct column *category_make(struct eval *ev, const struct df_expr *at,
                                   const struct column *x,
                                   const struct column *categories,
                                   bool ordered);

/* Returns the column by which to sort x: a column of the codes of its cells,
   with NaN for missing cells, if x has categories; else x itself. Returns NULL
   if a limit is reached. */
const struct column *category_order(struct eval *ev, const struct df_expr *at,
                                    const struct column *x);

/* Returns the dtype that x, the result of pd.CategoricalDtype(...), stands for;
   NULL if x is another object. Without categories=, the dtype's list of
   categories is empty. */
const struct dtype *category_type(struct object x);

/* Whether a column has categories. */
bool category_is(const struct column *x);

/* Sets *code to the code of v among the categories of x. Reports a value that
   is not a category and returns false. */
bool category_code(struct eval *ev, const struct df_expr *at,
                   const struct column *x, struct value v, double *code);

/* Whether x and y have the same categories in the same order. */
bool category_same(const struct column *x, const struct column *y);
