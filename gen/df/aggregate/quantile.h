// SPDX-License-Identifier: MIT
// quantile: medians and quantiles of numbers, in pandas' own steps.
#pragma once

#include "df/runtime/call.h"

/* What is given between two numbers. */
enum quantile_between {
    QUANTILE_LINEAR,
    QUANTILE_LOWER,
    QUANTILE_HIGHER,
    QUANTILE_MIDPOINT,
    QUANTILE_NEAREST
};

/* Of n numbers, none of which is NaN, in any order, which is changed; NaN when
   there are none. `grouped`: computed as pandas
   does for groups, which differs from whole columns in the last digit. */
double quantile_median(double *v, size_t n);
double quantile_of(double *v, size_t n, double q, enum quantile_between between,
                   bool grouped);

/* The same of n > 0 integers, for what gives one of them: neither linear nor
   midpoint. */
int64_t quantile_of_ints(int64_t *v, size_t n, double q,
                         enum quantile_between between, bool grouped);

/* The order of two doubles, for qsort. */
int quantile_order(const void *x, const void *y);

/* q as it reaches numpy, which pandas asks by percent. */
double quantile_percent(double q);

/* Arguments q and interpolation; left alone when not given. */
bool quantile_read_q(struct call *c, enum param p, double *q);
bool quantile_read_between(struct call *c, enum param p,
                           enum quantile_between *out);
