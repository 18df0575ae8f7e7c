// SPDX-License-Identifier: MIT
// reduce: reduces the cells of each group to one: sum, mean, median, first and
// so on. A whole column is one group.
#pragma once

#include "df/aggregate/reduction.h"
#include "df/runtime/grouping.h"

/* Sets *r to the reduction with this name, with pandas' default parameters.
   False for an unknown name. */
bool reduce_find(str name, struct reducing *r);

/* Returns the names of all reductions, in `a`. */
struct strs reduce_names(struct arena *a);

/* As reduce_find, for the name and the arguments of a called method. False on a
   fault. */
bool reduce_read(struct call *c, struct reducing *r);

/* Reads the argument q into *q, which is unchanged if the argument is not
   given. False on a fault. */
bool reduce_read_q(struct call *c, double *q);

/* Returns the q that numpy computes with. pandas passes a percentage, which
   numpy divides by 100; that may change the last digit. */
static inline double reduce_percent(double q)
{
    return q * 100 / 100;
}

/* Returns a copy of c, a column with one cell for each group. The copy's origin
   states that expression `at` computed it from the groups of `from`. */
const struct column *reduce_made(struct eval *ev, const struct df_expr *at,
                                 const struct column *c,
                                 const struct column *from,
                                 const struct groups *g);

/* Returns the name of the series that contains the results for all columns: 0.9
   for df.quantile(0.9), STR_NONE for other reductions. */
str reduce_result_name(struct arena *a, const struct reducing *r);

/* Returns a column with one cell for each group: the reduction r of the group's
   cells in x. NULL on a fault, such as a type of x without this reduction. */
const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   const struct reducing *r,
                                   const struct column *x,
                                   const struct groups *g);
