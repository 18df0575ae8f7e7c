// SPDX-License-Identifier: MIT
// reduce: many cells to one: sum, mean, median, first and so on, of each group
// of rows. A whole column is one group.
#pragma once

#include "df/aggregate/reduction.h"
#include "df/runtime/grouping.h"

/* The reduction of a name with pandas' defaults; false: there is none. */
bool reduce_find(str name, struct reducing *r);

/* The names of all, for help. */
struct strs reduce_names(struct arena *a);

/* The same for a method, by its name, with the arguments it was given. */
bool reduce_read(struct call *c, struct reducing *r);

/* Reads the argument q into *q, which is left alone if it is not given. */
bool reduce_read_q(struct call *c, double *q);

/* q as it reaches numpy, which pandas asks by percent. */
static inline double reduce_percent(double q)
{
    return q * 100 / 100;
}

/* A column of one cell for each group with its origin: expression `at` made it
   of the groups of `from`. */
const struct column *reduce_made(struct eval *ev, const struct df_expr *at,
                                 const struct column *c,
                                 const struct column *from,
                                 const struct groups *g);

/* The name of the series that a frame's cells of it make: that of a quantile
   is its q. */
str reduce_result_name(struct arena *a, const struct reducing *r);

/* One cell for each group. NULL: a column of this type has no such value, or
   no room: reported. */
const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   const struct reducing *r,
                                   const struct column *x,
                                   const struct groups *g);
