// SPDX-License-Identifier: MIT
// stats: statistics for histograms and box plots.
#pragma once

#include "base/arena.h"
#include "chart/scale/scale.h"

/* Sorts numbers; NaN is not allowed. */
void stats_sort(double *v, size_t n);

/* Returns the quantile of sorted numbers, like "linear" in numpy and pandas. */
double stats_quantile(const double *sorted, size_t n, double q);

/* The numbers of a box plot: quartiles, and the ends of the whiskers: the most
   extreme numbers within 1.5 times the distance of the quartiles. */
struct quartiles {
    double low, q1, median, q3, high;
    size_t n;
};

/* Computes them from sorted numbers like matplotlib's boxplot. n > 0. */
struct quartiles stats_quartiles(const double *sorted, size_t n);

/* A histogram like numpy.histogram's: n bins of equal width from low to high.
   Only the last bin includes its upper end. If low equals high, the bins extend
   from 0.5 below to 0.5 above. */
struct bins {
    double low, high;
    size_t n, *counts;
};
struct bins stats_bins(struct arena *a, struct extent e, size_t n);
double stats_edge(const struct bins *b, size_t i); /* the lower end of bin i */
void stats_count(struct bins *b, double x);
