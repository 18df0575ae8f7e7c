// SPDX-License-Identifier: MIT
// aggregate: applies reductions (reduce.h) to whole columns, frames and groups.
#pragma once

#include "df/aggregate/reduce.h"

/* Runs a method that reduces a series, a frame or groups, such as s.mean(). The
   name of the operation selects the reduction. */
bool aggregate_reduce(struct call *c, struct object *out);

/* Returns the only cell of x as a numpy scalar. The cell is a figure computed
   from `of`. */
struct object aggregate_cell(struct object of, const struct column *x);

/* Sets r->labels to the labels of n rows. The results of idxmin and idxmax are
   cells of r->labels. Returns false after reporting a fault, such as labels of
   several levels. */
bool aggregate_labels(struct eval *ev, const struct df_expr *at,
                      const struct column **index, size_t n_index, size_t n,
                      struct reducing *r);

/* Sets *out to a series with the reduction r of each row of f. If r->adding is
   REDUCE_PAIRWISE and no cell is missing, changes r->adding to REDUCE_PLAIN, as
   pandas does. Returns false after reporting a fault. */
bool aggregate_rows(struct call *c, const struct frame *f, struct reducing *r,
                    struct object *out);

/* Returns the name of the method with which pandas replaces a function of
   numpy: "mean" for nanmean, "max" for amax. Returns other names unchanged. */
str aggregate_of_numpy(str name);
