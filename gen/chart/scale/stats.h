// SPDX-License-Identifier: MIT
// stats: what histograms and box plots show of many numbers.
#pragma once

#include "base/arena.h"
#include "chart/scale/scale.h"

/* Sorts numbers; there is no NaN among them. */
void stats_sort(double *v, size_t n);

/* The quantile of sorted numbers, as numpy's and pandas' "linear". */
double stats_quantile(const double *sorted, size_t n, double q);

/* A box plot's numbers: quartiles, and the whiskers' ends: the furthest numbers
   within 1.5 times the distance of the quartiles. */
struct quartiles {
    double low, q1, median, q3, high;
    size_t n;
};

/* As matplotlib's boxplot computes it of sorted numbers. n > 0. */
struct quartiles stats_quartiles(const double *sorted, size_t n);

/* As numpy.histogram counts: n bins of one width from low to high, each without
   its upper end but the last. Where low is high, from 0.5 below to 0.5 above.
 */
struct bins {
    double low, high;
    size_t n, *counts;
};
struct bins stats_bins(struct arena *a, struct extent e, size_t n);
double stats_edge(const struct bins *b, size_t i); /* the lower end of bin i */
void stats_count(struct bins *b, double x);
