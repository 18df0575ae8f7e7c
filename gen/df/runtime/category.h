// SPDX-License-Identifier: MIT
// category: columns with a list of categories, which define their order:
// .astype('category'), pd.Categorical, the result of pd.cut. They are ordered
// by their codes, not by their cells.
#pragma once

#include "df/runtime/call.h"

/* Returns x with the given categories in their order, or with its own values,
   sorted, if `categories` is NULL. Values that are not among them become
   missing. NULL if a limit is reached. */
const struct column *category_make(struct eval *ev, const struct df_expr *at,
                                   const struct column *x,
                                   const struct column *categories,
                                   bool ordered);

/* Returns the column to sort x by: the index of each cell in the list of
   categories, NaN if missing; x itself if it has no categories. NULL if a limit
   is reached. */
const struct column *category_order(struct eval *ev, const struct df_expr *at,
                                    const struct column *x);

/* Whether a column has categories. */
bool category_is(const struct column *x);

/* Sets *place to the index of v among a column's categories; reports a value
   that is not one of them and returns false. */
bool category_place(struct eval *ev, const struct df_expr *at,
                    const struct column *x, struct value v, double *place);

/* Whether both have the same categories in the same order. */
bool category_same(const struct column *x, const struct column *y);
