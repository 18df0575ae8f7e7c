// SPDX-License-Identifier: MIT
// aggregate_agg: agg(), whose argument is a function, the name of a function,
// or a list or dict of functions and names.
#pragma once

#include "df/aggregate/reduce.h"

/* One result of agg(...): a function applied to a column. */
struct aggregation {
    size_t column;            /* index of the column among the aggregated
                                 columns */
    struct object f;          /* a name, or a function */
    const struct df_expr *at; /* the expression of f */
    str label; /* label that pandas gives f in a list of functions; STR_NONE: f
                  is not in a list */
    str named; /* name of the result in name='max' or name=('column', 'max');
                  else STR_NONE */
};

struct aggregations {
    struct aggregation *v;
    size_t n, cap;
};

/* Reads agg's arguments `func` and `**named` into *out. The arguments state how
   to aggregate columns of f or, if `series`, its only column. False on a
   fault. */
bool aggregate_read(struct call *c, const struct frame *f, bool series,
                    struct aggregations *out);

/* If f is the name of a reduction, or a function that is a reduction, such as
   sum or np.mean, returns pandas' name of the reduction. STR_NONE for any other
   f. */
str aggregate_name(struct object f);

/* The column that an aggregation reduces, with its row labels and groups. */
struct aggregated {
    const struct column *column;
    const struct column **index; /* row labels, as in struct frame */
    size_t n_index;
    const struct groups *groups;
    enum reduce_adding adding;
};

/* Returns a column with a cell for each group of x: the result of how->f, which
   is a reduction or a function that is called with the group's cells. NULL on a
   fault. */
const struct column *aggregate_column(struct eval *ev,
                                      const struct aggregation *how,
                                      const struct aggregated *x);
