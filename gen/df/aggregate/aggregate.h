// SPDX-License-Identifier: MIT
// aggregate: the reductions (reduce.h) of whole columns and frames, and agg()
// with its names, lists, dicts and functions.
#pragma once

#include "df/aggregate/reduce.h"

/* One result of an agg(...): a function of a column. */
struct aggregation {
    size_t column;   /* its place among those that are aggregated */
    struct object f; /* a name, or what can be called */
    const struct df_expr *at;
    str label; /* what the function is called in a list of them; else none */
    str named; /* name='max', name=('column', 'max'); else none */
};

struct aggregations {
    struct aggregation *v;
    size_t n, cap;
};

/* Reads agg's arguments, `func` and `**named`, which are about columns of f, or
   about its only column if `series`. False: reported. */
bool aggregate_read(struct call *c, const struct frame *f, bool series,
                    struct aggregations *out);

/* pandas' name of what a function computes, as sum or np.mean, or of itself:
   STR_NONE for other functions. */
str aggregate_name(struct object f);

/* What a function's column for each group is computed from. */
struct aggregated {
    const struct column *column;
    const struct column **index; /* row labels, as those of a frame */
    size_t n_index;
    const struct groups *groups;
    enum reduce_adding adding;
};

/* One cell for each group, by a name of a reduction, or a function that is
   called with each group's cells. NULL: reported. */
const struct column *aggregate_column(struct eval *ev,
                                      const struct aggregation *how,
                                      const struct aggregated *x);

/* idxmin and idxmax: gives r the row labels of n rows. False: reported. */
bool aggregate_labels(struct eval *ev, const struct df_expr *at,
                      const struct column **index, size_t n_index, size_t n,
                      struct reducing *r);

/* Runs s.mean(), df.mean(), grouped.mean() and the like, by the method's name.
 */
bool aggregate_reduce(struct call *c, struct object *out);
