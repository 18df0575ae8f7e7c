// SPDX-License-Identifier: MIT
// reduce: reduces the cells of each group to one: sum, mean, median, first and
// so on. A whole column is one group.
#pragma once

#include "df/aggregate/reduction.h"
#include "df/runtime/grouping.h"

/* Finds the reduction of a name, with pandas' defaults; false for an unknown
   name. */
bool reduce_find(str name, struct reducing *r);

/* Returns the names of all reductions, for a help. */
struct strs reduce_names(struct arena *a);

/* As reduce_find for a method, by its name and arguments. False on a fault. */
bool reduce_read(struct call *c, struct reducing *r);

/* Reads the argument q into *q, which is unchanged if it is not given. False on
   a fault. */
bool reduce_read_q(struct call *c, double *q);

/* Returns the q that reaches numpy: pandas passes percents. */
static inline double reduce_percent(double q)
{
    return q * 100 / 100;
}

/* Returns c, a column of one cell for each group, with its origin: expression
   `at` computed it from the groups of `from`. */
const struct column *reduce_made(struct eval *ev, const struct df_expr *at,
                                 const struct column *c,
                                 const struct column *from,
                                 const struct groups *g);

/* Returns the name of a series of reduced columns: q for a quantile, else
   none. */
str reduce_result_name(struct arena *a, const struct reducing *r);

/* Reduces column x to one cell for each group. NULL if the type of x has no
   such reduction, or if a limit is reached. */
const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   const struct reducing *r,
                                   const struct column *x,
                                   const struct groups *g);
