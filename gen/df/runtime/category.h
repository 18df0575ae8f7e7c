// SPDX-License-Identifier: MIT
// category: columns with a list of categories, whose order they sort by:
// .astype('category'), pd.Categorical, what pd.cut gives. Where order
// matters, a column's codes stand in for its cells.
#pragma once

#include "df/runtime/call.h"

/* x as a column of categories: those given, in their order, or its own
   values, sorted; what is not among them becomes missing. NULL: reported. */
const struct column *category_make(struct eval *ev, const struct df_expr *at,
                                   const struct column *x,
                                   const struct column *categories,
                                   bool ordered);

/* What to order a column by: the places of its cells among its categories,
   NaN where missing; a column without categories is what it is. NULL: there
   is no room, which is reported. */
const struct column *category_order(struct eval *ev, const struct df_expr *at,
                                    const struct column *x);

/* True for a column with categories. */
bool category_is(const struct column *x);

/* The place of a value among a column's categories; false when it is none of
   them, which is reported. */
bool category_place(struct eval *ev, const struct df_expr *at,
                    const struct column *x, struct value v, double *place);

/* The same categories in the same order. */
bool category_same(const struct column *x, const struct column *y);
