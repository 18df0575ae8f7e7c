// SPDX-License-Identifier: MIT
// quantile: computes quantiles: of groups as pandas itself does, of columns as
// numpy does.
#include "df/aggregate/quantile.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "df/runtime/scalar.h"

int quantile_order(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

/* Parts n numbers by the middle one of three: the first of them that are given
   back are not greater than the others. */
static size_t part(double *v, size_t n)
{
    double a = v[0], b = v[n / 2], c = v[n - 1];
    double middle = fmax(fmin(a, b), fmin(fmax(a, b), c));
    size_t i = 0, j = n - 1;
    for (;; i++, j--) {
        while (v[i] < middle)
            i++;
        while (v[j] > middle)
            j--;
        if (i >= j)
            return i;
        double swap = v[i];
        v[i] = v[j];
        v[j] = swap;
    }
}

/* Puts the numbers at places k and k + 1 of the order there. Hoare's select;
   numbers that it finds hard are sorted. */
static void settle(double *v, size_t n, size_t k)
{
    for (int rounds = 0; n > 32 && rounds < 64; rounds++) {
        size_t low = part(v, n);
        if (low == 0 || low >= n)
            break;
        if (k + 1 < low) {
            n = low;
        } else if (k >= low) {
            v += low;
            n -= low;
            k -= low;
        } else {
            break;
        }
    }
    qsort(v, n, sizeof *v, quantile_order);
}

double quantile_median(double *v, size_t n)
{
    if (n == 0)
        return (double)NAN;
    settle(v, n, n % 2 ? n / 2 : n / 2 - 1);
    return n % 2 ? v[n / 2] : (v[n / 2] + v[n / 2 - 1]) / 2;
}

/* Between two neighbours: part is from 0 up to 1. */
static double between(double low, double high, double part,
                      enum quantile_between how, bool grouped)
{
    switch (how) {
    case QUANTILE_LOWER: return low;
    case QUANTILE_HIGHER: return high;
    case QUANTILE_NEAREST: return part > 0.5 ? high : low;
    case QUANTILE_MIDPOINT:
        return grouped ? (low + high) / 2 : high - (high - low) * 0.5;
    default: break;
    }
    if (grouped || part < 0.5)
        return low + (high - low) * part;
    return high - (high - low) * (1 - part);
}

double quantile_percent(double q)
{
    return q * 100 / 100;
}

/* Where a quantile lies in the order of n > 0 numbers; *part: how far beyond,
   up to the next one. */
static size_t place_of(size_t n, double q, enum quantile_between how,
                       bool grouped, double *part)
{
    double place = q * (double)(n - 1), low = floor(place);
    size_t i = (size_t)low;
    *part = i + 1 < n ? place - low : 0;
    if (how == QUANTILE_NEAREST && *part == 0.5)
        *part = (grouped ? q > 0.5 : i % 2 == 1) ? 1 : 0;
    return i;
}

double quantile_of(double *v, size_t n, double q, enum quantile_between how,
                   bool grouped)
{
    double part;
    if (n == 0)
        return (double)NAN;
    size_t i = place_of(n, q, how, grouped, &part);
    settle(v, n, i);
    if (part > 0)
        return between(v[i], v[i + 1], part, how, grouped);
    return i + 1 < n && !grouped ? v[i] + 0.0 : v[i]; /* numpy: no -0.0 */
}

static int by_integer(const void *x, const void *y)
{
    int64_t a = *(const int64_t *)x, b = *(const int64_t *)y;
    return (a > b) - (a < b);
}

int64_t quantile_of_ints(int64_t *v, size_t n, double q,
                         enum quantile_between how, bool grouped)
{
    double part;
    size_t i = place_of(n, q, how, grouped, &part);
    bool next = how == QUANTILE_NEAREST ? part > 0.5
                                        : how == QUANTILE_HIGHER && part > 0;
    qsort(v, n, sizeof *v, by_integer);
    return v[i + next];
}

bool quantile_read_between(struct call *c, enum param i,
                           enum quantile_between *out)
{
    static const str NAMES[] = {
        [QUANTILE_LINEAR] = S_INIT("linear"),
        [QUANTILE_LOWER] = S_INIT("lower"),
        [QUANTILE_HIGHER] = S_INIT("higher"),
        [QUANTILE_MIDPOINT] = S_INIT("midpoint"),
        [QUANTILE_NEAREST] = S_INIT("nearest"),
    };
    unsigned between = *out;
    bool ok = call_choice(c, i, NAMES, sizeof NAMES / sizeof *NAMES, &between);
    *out = (enum quantile_between)between;
    return ok;
}

bool quantile_read_q(struct call *c, enum param i, double *q)
{
    struct value v;
    if (!call_given(c, i))
        return true;
    if (!object_scalar(call_arg(c, i), &v) || !scalar_number(v, q))
        return call_wrong(c, i, "a number");
    return (*q >= 0 && *q <= 1) ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, i),
                      "a quantile lies between 0 and 1");
}
