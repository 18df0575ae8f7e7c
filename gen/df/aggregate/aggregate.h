// SPDX-License-Identifier: MIT
// aggregate: reductions (reduce.h) of whole columns, frames and groups, and
// agg() with its names, lists, dicts and functions.
#pragma once

#include "df/aggregate/reduce.h"

/* One result of agg(...): a function of a column. */
struct aggregation {
    size_t column;   /* index among the columns that are aggregated */
    struct object f; /* a name, or a function */
    const struct df_expr *at;
    str label; /* the function's name in a list of functions; else none */
    str named; /* name in name='max' or name=('column', 'max'); else none */
};

struct aggregations {
    struct aggregation *v;
    size_t n, cap;
};

/* Reads agg's arguments `func` and `**named`, for columns of f, or for its only
   column if `series`. False on a fault. */
bool aggregate_read(struct call *c, const struct frame *f, bool series,
                    struct aggregations *out);

/* Returns pandas' name of a function such as sum or np.mean; a name is returned
   as it is. STR_NONE for other functions. */
str aggregate_name(struct object f);

/* The input of an aggregation. */
struct aggregated {
    const struct column *column;
    const struct column **index; /* row labels, as those of a frame */
    size_t n_index;
    const struct groups *groups;
    enum reduce_adding adding;
};

/* Computes one cell for each group, by the name of a reduction or by a function
   called with each group's cells. NULL on a fault. */
const struct column *aggregate_column(struct eval *ev,
                                      const struct aggregation *how,
                                      const struct aggregated *x);

/* Runs s.mean(), df.mean(), grouped.mean() and the like, by the name of the
   method. */
bool aggregate_reduce(struct call *c, struct object *out);
