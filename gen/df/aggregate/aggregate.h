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
