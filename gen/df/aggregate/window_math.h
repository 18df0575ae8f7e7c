// SPDX-License-Identifier: MIT
// window_math: computes a number for each of several ranges of cells, which may
// overlap, such as the windows of pandas' rolling and expanding. The last
// digits are the same as in pandas.
#pragma once

#include "df/aggregate/reduction.h"

/* Numbers, and windows (ranges) of them. NaN is a missing number. */
struct windows {
    const double *v;
    const uint32_t *starts, *ends; /* window i consists of the numbers starts[i]
                                      to ends[i] - 1; starts and ends never
                                      decrease */
    size_t n;
    int64_t least; /* the result of a window with fewer numbers is NaN */
    int64_t ddof;
    double q; /* for quantile: from 0 to 1 */
    enum quantile_between between;
    double *room; /* space for the numbers of the longest window */
};

/* Sets out[i] to the result for window i. */
typedef void windows_fn(const struct windows *w, double *out);

/* Weights that decrease exponentially with the distance of rows, as in pandas:
   alpha is 1 / (1 + com). */
struct ewm {
    double com;
    bool adjust; /* divides by the sum of the weights from the first row on */
    bool ignore_na; /* missing numbers do not count for distances */
    bool bias;      /* var, std: without the correction for few numbers */
};

/* Sets out[i] to the weighted result for the numbers v[0] to v[i], NaN if fewer
   than `least` of these are present. */
typedef void windows_ewm_fn(const struct ewm *e, const double *v, size_t n,
                            int64_t least, double *out);

/* Returns the function for "mean", "std", "sum" or "var", or NULL for another
   method. */
windows_ewm_fn *windows_ewm(str name);

/* Returns the function for a method such as "mean", or NULL if there is
   none. */
windows_fn *windows_find(str name);
