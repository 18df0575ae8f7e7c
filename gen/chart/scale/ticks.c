// SPDX-License-Identifier: MIT
// ticks: computes round numbers, powers and dates for ticks.
#include "chart/scale/ticks.h"

#include <math.h>

#include "base/elementary.h"

/* ---- extended Wilkinson ---- */

static const double Q[] = {1, 5, 2, 2.5, 4, 3};
enum { N_Q = sizeof Q / sizeof *Q, SKIP_MAX = 12, TICKS_MAX = 40 };

/* The weights of simplicity, coverage, density and legibility in the score of
   ticks. The legibility is always 1. */
static const double W_SIMPLE = 0.25, W_COVER = 0.2, W_DENSE = 0.5,
                    W_LEGIBLE = 0.05;

struct tick_search {
    double low, high, m;
    double score, first, step; /* best ticks so far, n of them */
    int n;
};

static double score(double simple, double cover, double dense)
{
    return W_SIMPLE * simple + W_COVER * cover + W_DENSE * dense + W_LEGIBLE;
}

static double simplicity(int i, int j, bool zero)
{
    return 1 - (double)i / (N_Q - 1) - j + 1 + zero;
}

static double coverage(const struct tick_search *s, double first, double last)
{
    double width = 0.1 * (s->high - s->low);
    double h = s->high - last, l = s->low - first;
    return 1 - 0.5 * (h * h + l * l) / (width * width);
}

static double coverage_max(const struct tick_search *s, double span)
{
    double range = s->high - s->low, half = (span - range) / 2;
    if (span <= range)
        return 1;
    return 1 - half * half / (0.01 * range * range);
}

static double density(const struct tick_search *s, int k, double first,
                      double last)
{
    double r = (k - 1) / (last - first);
    double rt = (s->m - 1) / (fmax(last, s->high) - fmin(first, s->low));
    return 2 - fmax(r / rt, rt / r);
}

static double density_max(const struct tick_search *s, int k)
{
    return k >= s->m ? 2 - (k - 1) / (s->m - 1) : 1;
}

/* Scores each position of k ticks at this step, which is j * Q[i] times a power
   of ten, and keeps the best. */
static void try_positions(struct tick_search *s, int i, int j, int k,
                          double step)
{
    double from = floor(s->high / step) * j - (k - 1.0) * j;
    double to = ceil(s->low / step) * j;
    if (fabs(from) > 1e15 || fabs(to) > 1e15)
        return; /* the ticks would differ only in their last digits */
    for (double start = from; start <= to; start++) {
        double first = start * (step / j), last = first + step * (k - 1);
        bool zero = first <= step * 1e-9 && last >= -step * 1e-9 &&
                    fmod(fabs(start), j) == 0;
        double sc = score(simplicity(i, j, zero), coverage(s, first, last),
                          density(s, k, first, last));
        if (sc > s->score) {
            s->score = sc;
            s->first = first;
            s->step = step;
            s->n = k;
        }
    }
}

/* Tries steps of j * Q[i] times each power of ten for k ticks. Returns false if
   no larger k can have a better score. */
static bool try_counts(struct tick_search *s, int i, int j, int k)
{
    double dense = density_max(s, k);
    if (score(simplicity(i, j, true), 1, dense) < s->score)
        return false;
    double delta = (s->high - s->low) / (k + 1) / j / Q[i];
    for (int z = (int)ceil(elementary_log10(delta));; z++) {
        double step = j * Q[i] * elementary_pow(10, z);
        double cover = coverage_max(s, step * (k - 1));
        if (score(simplicity(i, j, true), cover, dense) < s->score)
            return true;
        try_positions(s, i, j, k, step);
    }
}

struct ticks ticks_linear(struct arena *a, double low, double high, double m)
{
    struct tick_search s = {.low = low,
                            .high = high,
                            .m = fmax(m, 2),
                            .score = -2,
                            .first = low,
                            .step = high - low,
                            .n = 2};
    bool sound = high - low > 1e-100 && high - low < 1e100;
    bool more = sound;
    for (int j = 1; more && j <= SKIP_MAX; j++)
        for (int i = 0; more && i < N_Q; i++) {
            more = score(simplicity(i, j, true), 1, 1) >= s.score;
            for (int k = 2; more && k < TICKS_MAX; k++)
                if (!try_counts(&s, i, j, k))
                    break;
        }
    struct ticks t = {
        .v = NEW_N(a, double, (size_t)s.n), .n = (size_t)s.n, .step = s.step};
    for (int i = 0; i < s.n; i++) {
        double units = round(s.first / s.step * 1e6) / 1e6 + i;
        t.v[i] = sound ? units * s.step : s.first + i * s.step;
        if (fabs(t.v[i]) < s.step * 1e-9)
            t.v[i] = 0;
    }
    return t;
}

struct ticks ticks_enclose(struct arena *a, const struct ticks *t, double low,
                           double high)
{
    double offset = remainder(t->v[0], t->step);
    double from = floor((low - offset) / t->step + 1e-9);
    double to = ceil((high - offset) / t->step - 1e-9);
    struct ticks all = {.step = t->step};
    if (!(to - from < TICKS_MAX))
        return *t;
    all.v = NEW_N(a, double, (size_t)(to - from) + 1);
    for (double i = from; i <= to; i++)
        all.v[all.n++] = offset + i * t->step + 0.0;
    return all;
}

/* ---- powers ---- */

static const double ONE_TO_NINE[] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
static const double ONE_TWO_FIVE[] = {1, 2, 5};

/* Returns all products f * 10**k between `low` and `high`, where f is one of
   the n factors in `of` and k is a multiple of `every`. */
static struct ticks multiples(struct arena *a, double low, double high,
                              const double *of, size_t n, int every)
{
    int from = (int)floor(elementary_log10(low)),
        to = (int)ceil(elementary_log10(high));
    struct ticks t = {.v = NEW_N(a, double, (size_t)(to - from + 1) * n)};
    for (int z = from; z <= to; z++)
        for (size_t i = 0; z % every == 0 && i < n; i++) {
            double x = of[i] * elementary_pow(10, z);
            if (x >= low * (1 - 1e-9) && x <= high * (1 + 1e-9))
                t.v[t.n++] = x;
        }
    return t;
}

struct ticks ticks_log(struct arena *a, double low, double high, double m)
{
    int decades = (int)ceil(elementary_log10(high) - elementary_log10(low));
    int every = (int)ceil((decades + 1) / fmax(m, 2));
    struct ticks fine = multiples(a, low, high, ONE_TWO_FIVE, 3, 1);
    struct ticks t = multiples(a, low, high, ONE_TO_NINE, 1, every);
    if (t.n >= 3 && (double)fine.n > m + 1)
        return t;
    if (fine.n >= 3 || t.n >= 3)
        return fine.n >= 3 ? fine : t;
    t = multiples(a, low, high, ONE_TO_NINE, 9, 1);
    if (t.n >= 3)
        return t;
    t = ticks_linear(a, low, high, m);
    while (t.n && t.v[0] <= 0) {
        t.v++;
        t.n--;
    }
    return t;
}

struct ticks ticks_minor(struct arena *a, double low, double high)
{
    enum { DECADES_MAX = 5 };
    if (elementary_log10(high) - elementary_log10(low) > DECADES_MAX)
        return (struct ticks){.n = 0};
    return multiples(a, low, high, ONE_TO_NINE, 9, 1);
}

double ticks_log_floor(double x)
{
    double power = elementary_pow(10, floor(elementary_log10(x)));
    for (int i = 2; i > 0; i--)
        if (ONE_TWO_FIVE[i] * power <= x * (1 + 1e-9))
            return ONE_TWO_FIVE[i] * power;
    return power;
}

double ticks_log_ceil(double x)
{
    double power = elementary_pow(10, floor(elementary_log10(x)));
    for (int i = 0; i < 3; i++)
        if (ONE_TWO_FIVE[i] * power >= x * (1 - 1e-9))
            return ONE_TWO_FIVE[i] * power;
    return 10 * power;
}

bool ticks_is_power2(double x)
{
    int e;
    return x > 0 && isfinite(x) && frexp(x, &e) == 0.5;
}

struct ticks ticks_base2(struct arena *a, double low, double high, double m)
{
    int from = (int)ceil(elementary_log2(low) - 1e-9),
        to = (int)floor(elementary_log2(high) + 1e-9);
    int every = (int)ceil((to - from + 1) / fmax(m, 2));
    struct ticks t = {.v = NEW_N(a, double, (size_t)(to - from + 2))};
    for (int e = from; e <= to; e += every)
        t.v[t.n++] = ldexp(1, e);
    return t;
}

/* ---- dates ---- */

struct tick_interval {
    enum calendar_unit unit;
    unsigned n;
    double days;
};

static const struct tick_interval INTERVALS[] = {
    {CALENDAR_SECOND, 1, 1 / 86400.0},
    {CALENDAR_SECOND, 5, 5 / 86400.0},
    {CALENDAR_SECOND, 15, 15 / 86400.0},
    {CALENDAR_MINUTE, 1, 1 / 1440.0},
    {CALENDAR_MINUTE, 5, 5 / 1440.0},
    {CALENDAR_MINUTE, 15, 15 / 1440.0},
    {CALENDAR_MINUTE, 60, 1 / 24.0},
    {CALENDAR_MINUTE, 180, 3 / 24.0},
    {CALENDAR_MINUTE, 360, 6 / 24.0},
    {CALENDAR_MINUTE, 720, 12 / 24.0},
    {CALENDAR_DAY, 1, 1},
    {CALENDAR_DAY, 2, 2},
    {CALENDAR_DAY, 7, 7},
    {CALENDAR_DAY, 14, 14},
    {CALENDAR_MONTH, 1, 30.4},
    {CALENDAR_MONTH, 2, 60.9},
    {CALENDAR_MONTH, 3, 91.3},
    {CALENDAR_MONTH, 6, 182.6},
    {CALENDAR_YEAR, 1, 365.2},
    {CALENDAR_YEAR, 2, 730.5},
    {CALENDAR_YEAR, 5, 1826},
    {CALENDAR_YEAR, 10, 3652},
    {CALENDAR_YEAR, 20, 7305},
    {CALENDAR_YEAR, 50, 18262},
    {CALENDAR_YEAR, 100, 36525}};
enum {
    N_INTERVALS = sizeof INTERVALS / sizeof *INTERVALS,
    FIRST_OF_DAYS = 10 /* index of the first interval of whole days */
};

/* Returns the last day at or before `day` at which an interval begins. */
static double floor_to(double day, const struct tick_interval *by)
{
    struct calendar_date d = calendar_date(day);
    if (by->unit >= CALENDAR_DAY)
        return floor(day / by->days + 1e-9) * by->days;
    d.day = 1;
    if (by->unit == CALENDAR_YEAR) {
        d.month = 1;
        d.year -= d.year % (int)by->n;
    } else {
        d.month -= (d.month - 1) % by->n;
    }
    return calendar_day(d);
}

static double next(double day, const struct tick_interval *by)
{
    struct calendar_date d = calendar_date(day);
    if (by->unit >= CALENDAR_DAY)
        return rint(day / by->days + 1) * by->days;
    if (by->unit == CALENDAR_YEAR) {
        d.year += (int)by->n;
        return calendar_day(d);
    }
    unsigned months = d.month - 1 + by->n;
    d.year += (int)(months / 12);
    d.month = months % 12 + 1;
    return calendar_day(d);
}

struct ticks ticks_time(struct arena *a, double low, double high, double m,
                        enum calendar_unit unit)
{
    size_t i = unit > CALENDAR_DAY ? 0 : FIRST_OF_DAYS;
    while (i + 1 < N_INTERVALS && (high - low) / INTERVALS[i].days > m)
        i++;
    const struct tick_interval *by = &INTERVALS[i];
    size_t most = (size_t)((high - low) / by->days) + 4;
    struct ticks t = {.v = NEW_N(a, double, most), .unit = by->unit};
    for (double d = floor_to(low, by); t.n < most && d <= high; d = next(d, by))
        if (d >= low)
            t.v[t.n++] = d;
    return t;
}
