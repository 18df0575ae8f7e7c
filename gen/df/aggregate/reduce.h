// SPDX-License-Identifier: MIT
// reduce: reduces the cells of each group to one cell: sum, mean, median, first
// and so on. A whole column counts as one group.
#pragma once

#include "df/aggregate/reduction.h"
#include "df/runtime/grouping.h"

/* Sets *r to the reduction with this name and pandas' default parameters. False
   for an unknown name. */
bool reduce_find(str name, struct reducing *r);

/* Returns the names of all reductions, in `a`. */
struct strs reduce_names(struct arena *a);

/* Sets *r to the reduction that has the name of the called method. The
   arguments of the call are the parameters. False on a fault. */
bool reduce_read(struct call *c, struct reducing *r);

/* Sets *q to the argument q. Leaves *q unchanged if the argument is not given.
   False on a fault. */
bool reduce_read_q(struct call *c, double *q);

/* Returns the q with which numpy computes. pandas converts q to a percentage
   and numpy divides it by 100, which may change the last digit. */
static inline double reduce_percent(double q)
{
    return q * 100 / 100;
}

/* Returns a copy of c, a column with a cell for each group. As its origin, the
   copy records that expression `at` computed it from the groups of `from`. */
const struct column *reduce_made(struct eval *ev, const struct df_expr *at,
                                 const struct column *c,
                                 const struct column *from,
                                 const struct groups *g);

/* Returns the name of the series that contains one result for each column of a
   frame: 0.9 for df.quantile(0.9), STR_NONE for other reductions. */
str reduce_result_name(struct arena *a, const struct reducing *r);

/* Returns a column with a cell for each group: reduction r of the group's cells
   in x. NULL on a fault, for example if r does not support the type of x. */
const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   const struct reducing *r,
                                   const struct column *x,
                                   const struct groups *g);
