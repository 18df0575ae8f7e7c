// SPDX-License-Identifier: MIT
// window_math: moves a window along the numbers, as pandas' aggregations.pyx
// does. Adds the numbers that enter the window, and removes the numbers that
// leave it. Sums are compensated (Kahan), variances are updated (Welford).
// Quantiles and extremes use the sorted numbers of the window.
#include "df/aggregate/window_math.h"

#include <math.h>

/* Running figures of the numbers in the current window. */
struct moving {
    double sum, added, removed; /* added, removed: rounding errors of the
                                   additions and removals */
    double mean, squares;       /* squares: sum of squared differences from the
                                   mean */
    double last;
    int64_t n, same, negative; /* last: the number added last; same: how many
                                  times it was added without another number in
                                  between; negative: count of numbers with a
                                  minus sign */
};

typedef void change_fn(struct moving *m, double x);
typedef double value_fn(const struct windows *w, const struct moving *m);

static void compensate(double x, double *sum, double *lost)
{
    double y = x - *lost, t = *sum + y;
    *lost = t - *sum - y;
    *sum = t;
}

static void note_last(struct moving *m, double x)
{
    m->same = x == m->last ? m->same + 1 : 1;
    m->last = x;
}

static void add_sum(struct moving *m, double x)
{
    m->n++;
    m->negative += signbit(x) != 0;
    compensate(x, &m->sum, &m->added);
    note_last(m, x);
}

static void remove_sum(struct moving *m, double x)
{
    m->n--;
    m->negative -= signbit(x) != 0;
    compensate(-x, &m->sum, &m->removed);
}

static double value_sum(const struct windows *w, const struct moving *m)
{
    if (m->n < w->least)
        return (double)NAN;
    if (m->n == 0)
        return 0;
    return m->same >= m->n ? m->last * (double)m->n : m->sum;
}

static double value_mean(const struct windows *w, const struct moving *m)
{
    if (m->n < w->least || m->n == 0)
        return (double)NAN;
    double mean = m->sum / (double)m->n;
    if (m->same >= m->n)
        return m->last;
    if ((m->negative == 0 && mean < 0) || (m->negative == m->n && mean > 0))
        return 0;
    return mean;
}

static void add_square(struct moving *m, double x)
{
    double before = m->mean - m->added, y = x - m->added, t = y - m->mean;
    m->n++;
    note_last(m, x);
    m->added = t + m->mean - y;
    m->mean += t / (double)m->n;
    m->squares += (x - before) * (x - m->mean);
}

static void remove_square(struct moving *m, double x)
{
    if (--m->n == 0) {
        m->mean = m->squares = 0;
        return;
    }
    double before = m->mean - m->removed, y = x - m->removed, t = y - m->mean;
    m->removed = t + m->mean - y;
    m->mean -= t / (double)m->n;
    m->squares -= (x - before) * (x - m->mean);
}

static double value_var(const struct windows *w, const struct moving *m)
{
    int64_t least = w->least > 1 ? w->least : 1;
    if (m->n < least || m->n <= w->ddof)
        return (double)NAN;
    if (m->n == 1 || m->same >= m->n)
        return 0;
    return m->squares / (double)(m->n - w->ddof);
}

static double value_std(const struct windows *w, const struct moving *m)
{
    double var = value_var(w, m);
    return var < 0 ? 0 : sqrt(var);
}

static void move(const struct windows *w, change_fn *add, change_fn *remove,
                 value_fn *value, double *out)
{
    struct moving m = {0};
    for (size_t i = 0; i < w->n; i++) {
        uint32_t start = w->starts[i], end = w->ends[i];
        bool fresh = i == 0 || start >= w->ends[i - 1];
        if (fresh)
            m = (struct moving){.last = start < end ? w->v[start] : 0};
        for (uint32_t j = fresh ? start : w->starts[i - 1]; j < start; j++)
            if (!isnan(w->v[j]))
                remove(&m, w->v[j]);
        for (uint32_t j = fresh ? start : w->ends[i - 1]; j < end; j++)
            if (!isnan(w->v[j]))
                add(&m, w->v[j]);
        out[i] = value(w, &m);
    }
}

static void sum(const struct windows *w, double *out)
{
    move(w, add_sum, remove_sum, value_sum, out);
}

static void mean(const struct windows *w, double *out)
{
    move(w, add_sum, remove_sum, value_mean, out);
}

static void var(const struct windows *w, double *out)
{
    move(w, add_square, remove_square, value_var, out);
}

static void std(const struct windows *w, double *out)
{
    move(w, add_square, remove_square, value_std, out);
}

/* ---- sorted windows ---- */

/* Returns the index of the first of n sorted numbers that is not less than
   x. */
static size_t place_of(const double *v, size_t n, double x)
{
    size_t low = 0;
    while (low < n) {
        size_t mid = (low + n) / 2;
        if (v[mid] < x)
            low = mid + 1;
        else
            n = mid;
    }
    return low;
}

typedef double sorted_fn(const struct windows *w, const double *v, size_t n);

static void move_sorted(const struct windows *w, sorted_fn *value, double *out)
{
    double *v = w->room;
    size_t n = 0;
    for (size_t i = 0; i < w->n; i++) {
        uint32_t start = w->starts[i], end = w->ends[i];
        bool fresh = i == 0 || start >= w->ends[i - 1];
        n = fresh ? 0 : n;
        for (uint32_t j = fresh ? start : w->starts[i - 1]; j < start; j++) {
            if (isnan(w->v[j]))
                continue;
            size_t k = place_of(v, n, w->v[j]);
            memmove(v + k, v + k + 1, (--n - k) * sizeof *v);
        }
        for (uint32_t j = fresh ? start : w->ends[i - 1]; j < end; j++) {
            if (isnan(w->v[j]))
                continue;
            size_t k = place_of(v, n, w->v[j]);
            memmove(v + k + 1, v + k, (n++ - k) * sizeof *v);
            v[k] = w->v[j];
        }
        bool enough = n > 0 && (int64_t)n >= w->least;
        out[i] = enough ? value(w, v, n) : (double)NAN;
    }
}

static double least(const struct windows *w, const double *v, size_t n)
{
    (void)w, (void)n;
    return v[0];
}

static double greatest(const struct windows *w, const double *v, size_t n)
{
    (void)w;
    return v[n - 1];
}

static double middle(const struct windows *w, const double *v, size_t n)
{
    (void)w;
    return n % 2 ? v[n / 2] : (v[n / 2] + v[n / 2 - 1]) / 2;
}

static double quantile_of(const struct windows *w, const double *v, size_t n)
{
    double at = w->q * (double)(n - 1);
    size_t i = (size_t)at;
    double rest = at - (double)i;
    if (rest == 0)
        return v[i];
    switch (w->between) {
    case QUANTILE_LOWER: return v[i];
    case QUANTILE_HIGHER: return v[i + 1];
    case QUANTILE_MIDPOINT: return (v[i] + v[i + 1]) / 2;
    case QUANTILE_NEAREST:
        return rest < 0.5 || (rest == 0.5 && i % 2 == 0) ? v[i] : v[i + 1];
    default: return v[i] + (v[i + 1] - v[i]) * rest;
    }
}

static void min(const struct windows *w, double *out)
{
    move_sorted(w, least, out);
}

static void max(const struct windows *w, double *out)
{
    move_sorted(w, greatest, out);
}

static void median(const struct windows *w, double *out)
{
    move_sorted(w, middle, out);
}

static void quantile(const struct windows *w, double *out)
{
    move_sorted(w, quantile_of, out);
}

/* These functions compute in the same steps as ewm and ewmcov in pandas'
   aggregations.pyx. */
static void ewm_mean(const struct ewm *e, const double *v, size_t n,
                     int64_t least, double *out)
{
    double alpha = 1 / (1 + e->com), factor = 1 - alpha;
    double new_weight = e->adjust ? 1 : alpha, old_weight = 1;
    double mean = (double)NAN;
    int64_t seen = 0;
    for (size_t i = 0; i < n; i++) {
        bool gap = isnan(v[i]);
        seen += !gap;
        if (isnan(mean)) {
            mean = v[i];
        } else if (!gap || !e->ignore_na) {
            old_weight *= factor;
            if (!gap && mean != v[i]) /* if the numbers are equal, the mean
                                         stays exact */
                mean = (old_weight * mean + new_weight * v[i]) /
                       (old_weight + new_weight);
            if (!gap)
                old_weight = e->adjust ? old_weight + new_weight : 1;
        }
        out[i] = seen >= least && seen ? mean : (double)NAN;
    }
}

static void ewm_sum(const struct ewm *e, const double *v, size_t n,
                    int64_t least, double *out)
{
    double factor = 1 - 1 / (1 + e->com), sum = (double)NAN;
    int64_t seen = 0;
    for (size_t i = 0; i < n; i++) {
        bool gap = isnan(v[i]);
        seen += !gap;
        if (isnan(sum))
            sum = v[i];
        else if (!gap || !e->ignore_na)
            sum = factor * sum + (gap ? 0 : v[i]);
        out[i] = seen >= least && seen ? sum : (double)NAN;
    }
}

/* The weighted mean and variance of the numbers so far, with the sums of their
   weights and of the squares of these. */
struct ewm_variance {
    double mean, variance, weights, squares, old_weight;
};

/* Adds the number x. */
static void add_to_variance(const struct ewm *e, double x,
                            struct ewm_variance *s)
{
    double weight = e->adjust ? 1 : 1 / (1 + e->com), before = s->mean;
    double total = s->old_weight + weight;
    if (s->mean != x)
        s->mean = (s->old_weight * before + weight * x) / total;
    s->variance = (s->old_weight *
                       (s->variance + (before - s->mean) * (before - s->mean)) +
                   weight * ((x - s->mean) * (x - s->mean))) /
                  total;
    s->weights += weight;
    s->squares += weight * weight;
    s->old_weight = total;
    if (!e->adjust) {
        s->weights /= s->old_weight;
        s->squares /= s->old_weight * s->old_weight;
        s->old_weight = 1;
    }
}

static void ewm_var(const struct ewm *e, const double *v, size_t n,
                    int64_t least, double *out)
{
    double factor = 1 - 1 / (1 + e->com);
    struct ewm_variance s = {(double)NAN, 0, 1, 1, 1};
    int64_t seen = 0;
    for (size_t i = 0; i < n; i++) {
        bool gap = isnan(v[i]);
        seen += !gap;
        if (isnan(s.mean)) {
            s.mean = v[i];
        } else if (!gap || !e->ignore_na) {
            s.weights *= factor;
            s.squares *= factor * factor;
            s.old_weight *= factor;
            if (!gap)
                add_to_variance(e, v[i], &s);
        }
        double all = s.weights * s.weights, rest = all - s.squares;
        out[i] = (double)NAN;
        if (seen >= least && seen && e->bias)
            out[i] = s.variance;
        else if (seen >= least && rest > 0)
            out[i] = all / rest * s.variance;
    }
}

static void ewm_std(const struct ewm *e, const double *v, size_t n,
                    int64_t least, double *out)
{
    ewm_var(e, v, n, least, out);
    for (size_t i = 0; i < n; i++)
        out[i] = out[i] < 0 ? 0 : sqrt(out[i]);
}

windows_ewm_fn *windows_ewm(str name)
{
    static const struct {
        str name;
        windows_ewm_fn *run;
    } FUNCTIONS[] = {
        {S_INIT("mean"), ewm_mean},
        {S_INIT("std"), ewm_std},
        {S_INIT("sum"), ewm_sum},
        {S_INIT("var"), ewm_var},
    };
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++)
        if (str_eq(FUNCTIONS[i].name, name))
            return FUNCTIONS[i].run;
    return NULL;
}

windows_fn *windows_find(str name)
{
    static const struct {
        str name;
        windows_fn *run;
    } FUNCTIONS[] = {
        {S_INIT("count"), sum}, {S_INIT("max"), max},
        {S_INIT("mean"), mean}, {S_INIT("median"), median},
        {S_INIT("min"), min},   {S_INIT("quantile"), quantile},
        {S_INIT("std"), std},   {S_INIT("sum"), sum},
        {S_INIT("var"), var},
    };
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++)
        if (str_eq(FUNCTIONS[i].name, name))
            return FUNCTIONS[i].run;
    return NULL;
}
