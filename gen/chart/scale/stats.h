// SPDX-License-Identifier: MIT
// stats: statistics for histograms and box plots.
#pragma once

#include "base/arena.h"
#include "chart/scale/scale.h"

/* Sorts numbers; NaN is not allowed. */
void stats_sort(double *v, size_t n);

/* Returns the quantile q, 0 to 1, of n > 0 sorted numbers, like the method
   "linear" of numpy and pandas. */
double stats_quantile(const double *sorted, size_t n, double q);

/* The numbers of a box plot: the quartiles, and the ends of the whiskers, which
   are the most extreme numbers within 1.5 interquartile ranges of the box. */
struct quartiles {
    double low, q1, median, q3, high;
    size_t n;
};

/* Computes the quartiles of n > 0 sorted numbers, like matplotlib's boxplot. */
struct quartiles stats_quartiles(const double *sorted, size_t n);

/* A histogram like numpy.histogram's: n bins of equal width from low to high.
   Only the last bin includes its upper end. */
struct bins {
    double low, high;
    size_t n, *counts;
};
/* Returns n empty bins for numbers from e.low to e.high, in `a`. If both ends
   are the same number, the bins extend from 0.5 below to 0.5 above this number,
   as numpy's do, and further if its absolute value is 1e12 or more. */
struct bins stats_bins(struct arena *a, struct extent e, size_t n);
double stats_edge(const struct bins *b, size_t i); /* lower end of bin i */
/* Counts x in its bin. Numbers outside all bins are ignored. */
void stats_count(struct bins *b, double x);
