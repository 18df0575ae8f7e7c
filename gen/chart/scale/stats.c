// SPDX-License-Identifier: MIT
// stats: computes quantiles and counts bins.
#include "chart/scale/stats.h"

#include <math.h>
#include <stdlib.h>

static int by_size(const void *x, const void *y)
{
    double p = *(const double *)x, q = *(const double *)y;
    return (p > q) - (p < q);
}

void stats_sort(double *v, size_t n)
{
    if (n)
        qsort(v, n, sizeof *v, by_size);
}

double stats_quantile(const double *sorted, size_t n, double q)
{
    double at = q * (double)(n - 1);
    size_t i = (size_t)at;
    if (i + 1 >= n)
        return sorted[n - 1];
    return sorted[i] + (at - (double)i) * (sorted[i + 1] - sorted[i]);
}

struct quartiles stats_quartiles(const double *sorted, size_t n)
{
    struct quartiles b = {.q1 = stats_quantile(sorted, n, 0.25),
                          .median = stats_quantile(sorted, n, 0.5),
                          .q3 = stats_quantile(sorted, n, 0.75),
                          .n = n};
    double reach = 1.5 * (b.q3 - b.q1);
    size_t i = 0, k = n;
    while (sorted[i] < b.q1 - reach)
        i++;
    while (sorted[k - 1] > b.q3 + reach)
        k--;
    b.low = fmin(sorted[i], b.q1);
    b.high = fmax(sorted[k - 1], b.q3);
    return b;
}

struct bins stats_bins(struct arena *a, struct extent e, size_t n)
{
    struct bins b = {e.low, e.high, n, NEW_N(a, size_t, n)};
    if (b.low == b.high) { /* numpy always uses 0.5, which is lost when added to
                              a large number */
        double by = fabs(b.low) < 1e12 ? 0.5 : fabs(b.low) / 1e6;
        b.low -= by;
        b.high += by;
    }
    return b;
}

double stats_edge(const struct bins *b, size_t i)
{
    if (i == b->n)
        return b->high;
    return b->low + (b->high - b->low) * (double)i / (double)b->n;
}

void stats_count(struct bins *b, double x)
{
    double at = (x - b->low) / (b->high - b->low) * (double)b->n;
    if (!(x >= b->low && x <= b->high))
        return;
    size_t i = (size_t)at;
    if (i >= b->n)
        i = b->n - 1;
    if (i > 0 && x < stats_edge(b, i)) /* corrects rounding errors, like
                                          numpy */
        i--;
    else if (i + 1 < b->n && x >= stats_edge(b, i + 1))
        i++;
    b->counts[i]++;
}
