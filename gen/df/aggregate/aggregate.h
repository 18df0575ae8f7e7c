// SPDX-License-Identifier: MIT
// aggregate: reductions (reduce.h) of whole columns, frames and groups, and
// agg() with its names, lists, dicts and functions.
#pragma once

#include "df/aggregate/reduce.h"

/* One result of agg(...): a function of a column. */
struct aggregation {
    size_t column;            /* index among the columns that are aggregated */
    struct object f;          /* a name, or a function */
    const struct df_expr *at; /* the expression of f */
    str label; /* pandas' label of f in a list of functions; else STR_NONE */
    str named; /* name in name='max' or name=('column', 'max'); else STR_NONE */
};

struct aggregations {
    struct aggregation *v;
    size_t n, cap;
};

/* Reads agg's arguments `func` and `**named`, for columns of f, or for its only
   column if `series`. False on a fault. */
bool aggregate_read(struct call *c, const struct frame *f, bool series,
                    struct aggregations *out);

/* Returns pandas' name of a reduction given as a function, such as sum or
   np.mean, or as a name. STR_NONE for other functions. */
str aggregate_name(struct object f);

/* The input of an aggregation. */
struct aggregated {
    const struct column *column;
    const struct column **index; /* row labels, as those of a frame */
    size_t n_index;
    const struct groups *groups;
    enum reduce_adding adding;
};

/* Returns a column with one cell for each group of x: the result of a reduction
   or of a function called with the group's cells. NULL on a fault. */
const struct column *aggregate_column(struct eval *ev,
                                      const struct aggregation *how,
                                      const struct aggregated *x);

/* Runs a method that reduces a series, a frame or groups, such as s.mean(). The
   name of the operation selects the reduction. */
bool aggregate_reduce(struct call *c, struct object *out);
