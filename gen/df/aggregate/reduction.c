// SPDX-License-Identifier: MIT
// reduction: the reductions of one group. Computes sums, means and variances by
// the same steps as pandas, so that the last digits are equal.
#include "df/aggregate/reduction.h"

#include <math.h>
#include <stdlib.h>

#include "base/elementary.h"
#include "df/runtime/keys.h"
#include "df/runtime/scalar.h"

/* ---- cells ---- */

/* Returns cell i as a number, NaN if it is missing. */
static double number(const struct group_cells *x, size_t i)
{
    const struct column *c = x->c;
    double f;
    if (c->type == COLUMN_FLOAT)
        return c->f[x->rows[i]];
    if (c->type == COLUMN_INT)
        return (double)c->i[x->rows[i]];
    return scalar_number(column_value(c, x->rows[i]), &f) ? f : (double)NAN;
}

static int64_t integer(const struct group_cells *x, size_t i)
{
    return x->c->type == COLUMN_INT ? x->c->i[x->rows[i]]
                                    : (int64_t)x->c->b[x->rows[i]];
}

static bool missing(const struct group_cells *x, size_t i)
{
    return column_is_missing(x->c, x->rows[i]);
}

int64_t reduction_count(struct group_cells *x)
{
    int64_t n = 0;
    for (size_t i = 0; i < x->n; i++)
        n += !missing(x, i);
    return n;
}

/* ---- sums ---- */

static double compensated(const struct group_cells *x)
{
    double sum = 0, lost = 0;
    for (size_t i = 0; i < x->n; i++) {
        double f = number(x, i);
        if (isnan(f))
            continue;
        double y = f - lost, t = sum + y;
        lost = t - sum - y;
        if (isnan(lost)) /* an infinity was added */
            lost = 0;
        sum = t;
    }
    return sum;
}

static double plain(const double *v, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += v[i];
    return sum;
}

/* numpy's pairwise summation: blocks of at most 128, eight sums at a time. */
static double pairwise(const double *v, size_t n)
{
    double sum[8] = {0}, total = 0;
    size_t i = 0;
    if (n > 128) {
        size_t half = n / 2 - n / 2 % 8;
        return pairwise(v, half) + pairwise(v + half, n - half);
    }
    if (n >= 8) {
        for (; i + 8 <= n; i += 8)
            for (size_t k = 0; k < 8; k++)
                sum[k] += v[i + k];
        total = ((sum[0] + sum[1]) + (sum[2] + sum[3])) +
                ((sum[4] + sum[5]) + (sum[6] + sum[7]));
    }
    for (; i < n; i++)
        total += v[i];
    return total;
}

/* number of cells that numpy adds at a time */
enum { BUFFER = 8192 };

/* Returns the sum of the n numbers in x->room, added as numpy adds a column. */
static double added_by_numpy(const struct group_cells *x)
{
    double sum = 0;
    for (size_t i = 0; i < x->n; i += BUFFER)
        sum += pairwise(x->room + i, x->n - i < BUFFER ? x->n - i : BUFFER);
    return sum;
}

/* Returns the sum of the n numbers in x->room. */
static double added(const struct group_cells *x)
{
    return x->r->adding == REDUCE_PLAIN ? plain(x->room, x->n)
                                        : added_by_numpy(x);
}

/* Returns the sum of the cells. Missing cells count as 0. */
static double sum(struct group_cells *x)
{
    if (x->r->adding == REDUCE_COMPENSATED)
        return compensated(x);
    for (size_t i = 0; i < x->n; i++) {
        double f = number(x, i);
        x->room[i] = isnan(f) ? 0 : f;
    }
    return added(x);
}

/* Adds with a carry, because an intermediate sum may exceed 64 bits although
   the final sum does not. `carry` is 0 if the final sum is in the range. */
static int64_t integer_sum(struct group_cells *x)
{
    int64_t total = 0, carry = 0;
    for (size_t i = 0; i < x->n; i++) {
        int64_t k = integer(x, i);
        if (__builtin_add_overflow(total, k, &total))
            carry += k < 0 ? -1 : 1;
    }
    x->over |= carry != 0;
    return total;
}

static double product(struct group_cells *x)
{
    double total = 1;
    for (size_t i = 0; i < x->n; i++)
        total *= missing(x, i) ? 1 : number(x, i);
    return total;
}

/* Multiplies absolute values, because the intermediate product for a result of
   -2**63 may be 2**63. */
static int64_t integer_product(struct group_cells *x)
{
    uint64_t total = 1;
    bool negative = false, over = false;
    for (size_t i = 0; i < x->n; i++) {
        int64_t k = integer(x, i);
        uint64_t size = k < 0 ? 0 - (uint64_t)k : (uint64_t)k;
        if (k == 0)
            return 0;
        negative ^= k < 0;
        over |= __builtin_mul_overflow(total, size, &total);
    }
    x->over |= over || total > (uint64_t)INT64_MAX + negative;
    return (int64_t)(negative ? 0 - total : total);
}

/* ---- moments ---- */

static double mean(struct group_cells *x)
{
    int64_t n = reduction_count(x);
    return n ? sum(x) / (double)n : (double)NAN;
}

/* Returns scipy's geometric mean, NaN if a number is missing or negative. */
static double geometric_mean(struct group_cells *x)
{
    for (size_t i = 0; i < x->n; i++)
        x->room[i] = elementary_log(number(x, i));
    return x->n ? elementary_exp(added(x) / (double)x->n) : (double)NAN;
}

/* Returns the sum of squared deviations from the mean by Welford's method, as
   pandas does for groups. */
static double running_squares(struct group_cells *x)
{
    double n = 0, middle = 0, squares = 0;
    for (size_t i = 0; i < x->n; i++) {
        double f = number(x, i), old = middle;
        if (isnan(f))
            continue;
        n++;
        middle += (f - old) / n;
        squares += (f - middle) * (f - old);
    }
    return squares;
}

/* Returns the sum of squared deviations from the mean in two passes, as pandas
   does for columns. */
static double squares(struct group_cells *x)
{
    double middle = mean(x);
    for (size_t i = 0; i < x->n; i++) {
        double d = middle - number(x, i);
        x->room[i] = missing(x, i) ? 0 : d * d;
    }
    return added(x);
}

static double variance(struct group_cells *x)
{
    int64_t n = reduction_count(x);
    if (n <= x->r->ddof)
        return (double)NAN;
    return (x->r->adding == REDUCE_COMPENSATED ? running_squares(x)
                                               : squares(x)) /
           ((double)n - (double)x->r->ddof);
}

static double deviation(struct group_cells *x)
{
    return sqrt(variance(x));
}

static double standard_error(struct group_cells *x)
{
    return deviation(x) / sqrt((double)reduction_count(x));
}

/* ---- quantiles ---- */

int reduction_order(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

/* Partitions n numbers around the median of three of them. Returns the length
   of the lower part. No number in the lower part is greater than any number in
   the upper part. */
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

/* Moves the numbers of rank k and k + 1 to the indexes k and k + 1, by Hoare's
   quickselect. Sorts instead if quickselect takes too many rounds. */
static void select_rank(double *v, size_t n, size_t k)
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
    qsort(v, n, sizeof *v, reduction_order);
}

/* Returns the median of n numbers without NaN, which are reordered; NaN if n is
   0. */
static double median_of(double *v, size_t n)
{
    if (n == 0)
        return (double)NAN;
    select_rank(v, n, n % 2 ? n / 2 : n / 2 - 1);
    return n % 2 ? v[n / 2] : (v[n / 2] + v[n / 2 - 1]) / 2;
}

/* Returns a quantile between two neighbouring numbers, low and high. `part` is
   the distance of the quantile from low, as a fraction of high - low, from 0 to
   1. */
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

/* Returns the index, among n > 0 sorted numbers, of the number at or below a
   quantile. Sets *part to the position of the quantile between this number (0)
   and the next (1). */
static size_t rank_of(size_t n, double q, enum quantile_between how,
                      bool grouped, double *part)
{
    double place = q * (double)(n - 1), low = floor(place);
    size_t i = (size_t)low;
    *part = i + 1 < n ? place - low : 0;
    if (how == QUANTILE_NEAREST && *part == 0.5)
        *part = (grouped ? q > 0.5 : i % 2 == 1) ? 1 : 0;
    return i;
}

/* Returns a quantile of n numbers without NaN, which are reordered; NaN if n is
   0. `grouped`: computes the quantile as pandas does for groups. pandas'
   results for groups and for columns may differ in the last digit, or in the
   choice of the nearest number. */
static double quantile_of(double *v, size_t n, double q,
                          enum quantile_between how, bool grouped)
{
    double part;
    if (n == 0)
        return (double)NAN;
    size_t i = rank_of(n, q, how, grouped, &part);
    select_rank(v, n, i);
    if (part > 0)
        return between(v[i], v[i + 1], part, how, grouped);
    return i + 1 < n && !grouped ? v[i] + 0.0 : v[i]; /* -0.0 becomes 0.0 */
}

double reduction_quantile(const double *v, size_t n, double q)
{
    double part;
    size_t i = rank_of(n, q, QUANTILE_LINEAR, false, &part);
    return part > 0 ? between(v[i], v[i + 1], part, QUANTILE_LINEAR, false)
                    : v[i] + 0.0; /* -0.0 becomes 0.0 */
}

static int by_integer(const void *x, const void *y)
{
    int64_t a = *(const int64_t *)x, b = *(const int64_t *)y;
    return (a > b) - (a < b);
}

/* Returns a quantile of n > 0 integers, which are reordered. The result is one
   of the integers, so `how` is neither linear nor midpoint. */
static int64_t quantile_of_ints(int64_t *v, size_t n, double q,
                                enum quantile_between how, bool grouped)
{
    double part;
    size_t i = rank_of(n, q, how, grouped, &part);
    bool next = how == QUANTILE_NEAREST ? part > 0.5
                                        : how == QUANTILE_HIGHER && part > 0;
    qsort(v, n, sizeof *v, by_integer);
    return v[i + next];
}

/* Copies the numbers that are not missing to x->room, and returns their
   number. */
static size_t numbers(struct group_cells *x)
{
    size_t n = 0;
    for (size_t i = 0; i < x->n; i++)
        if (!missing(x, i))
            x->room[n++] = number(x, i);
    return n;
}

static double median(struct group_cells *x)
{
    double m = median_of(x->room, numbers(x));
    return x->r->adding == REDUCE_COMPENSATED ? m : m + 0.0; /* never -0.0 */
}

static double quantile(struct group_cells *x)
{
    size_t n = numbers(x);
    bool grouped = x->r->adding == REDUCE_COMPENSATED;
    return quantile_of(x->room, n, x->r->q, x->r->between, grouped);
}

static int64_t integer_quantile(struct group_cells *x)
{
    bool grouped = x->r->adding == REDUCE_COMPENSATED;
    for (size_t i = 0; i < x->n; i++)
        x->integer_room[i] = integer(x, i);
    return quantile_of_ints(x->integer_room, x->n, x->r->q, x->r->between,
                            grouped);
}

/* ---- picked rows ---- */

/* Sets *row to the row of the minimum or maximum. *row remains ORIGIN_NO_ROW if
   all cells are missing. False if two cells have no order. */
static bool extreme(struct group_cells *x, uint32_t *row)
{
    bool greatest = x->r->reduction->greatest;
    const struct keys k = {&x->c, 1, x->c->n};
    for (size_t i = 0; i < x->n; i++) {
        int order = -1;
        if (missing(x, i))
            continue;
        if (*row != ORIGIN_NO_ROW &&
            !keys_order(&k, x->rows[i], &k, *row, &order))
            return false;
        if (*row == ORIGIN_NO_ROW || (greatest ? order > 0 : order < 0))
            *row = x->rows[i];
    }
    return true;
}

static bool first(struct group_cells *x, uint32_t *row)
{
    for (size_t i = 0; i < x->n && *row == ORIGIN_NO_ROW; i++)
        if (!missing(x, i))
            *row = x->rows[i];
    return true;
}

static bool last(struct group_cells *x, uint32_t *row)
{
    for (size_t i = x->n; i-- > 0 && *row == ORIGIN_NO_ROW;)
        if (!missing(x, i))
            *row = x->rows[i];
    return true;
}

/* ---- counts and conditions ---- */

static int64_t size(struct group_cells *x)
{
    return (int64_t)x->n;
}

static int64_t distinct(struct group_cells *x)
{
    int64_t n = 0;
    bool gap = false;
    for (size_t i = 0; i < x->n; i++) {
        uint32_t f = x->firsts[x->rows[i]];
        gap |= missing(x, i);
        n += !missing(x, i) && x->seen[f] != x->group;
        x->seen[f] = x->group;
    }
    return n + (gap && !x->r->dropna);
}

static bool true_at(const struct group_cells *x, size_t i)
{
    struct value v = column_value(x->c, x->rows[i]);
    if (missing(x, i))
        return true;
    if (v.type == VALUE_SPAN)
        return v.ns != 0;
    if (v.type == VALUE_DATE)
        return true;
    return v.type == VALUE_STR ? v.s.n > 0 : number(x, i) != 0;
}

static bool any(struct group_cells *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (!(x->r->skipna && missing(x, i)) && true_at(x, i))
            return true;
    return false;
}

static bool all(struct group_cells *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (!true_at(x, i))
            return false;
    return true;
}

/* ---- the table ---- */

const struct reduction REDUCTIONS[REDUCTION_N] = {
    {.name = S_INIT("all"), .truth = all},
    {.name = S_INIT("any"), .truth = any},
    {.name = S_INIT("count"),
     .count = reduction_count,
     .effect = EFFECT_COUNTS},
    {.name = S_INIT("first"), .pick = first, .effect = EFFECT_UNIT},
    {.name = S_INIT("gmean"),
     .number = geometric_mean,
     .numeric = true,
     .effect = EFFECT_UNIT,
     .library = true},
    {.name = S_INIT("idxmax"),
     .pick = extreme,
     .labels = true,
     .numeric = true,
     .extreme = true,
     .greatest = true},
    {.name = S_INIT("idxmin"),
     .pick = extreme,
     .labels = true,
     .numeric = true,
     .extreme = true},
    {.name = S_INIT("last"), .pick = last, .effect = EFFECT_UNIT},
    {.name = S_INIT("max"),
     .pick = extreme,
     .effect = EFFECT_UNIT,
     .extreme = true,
     .greatest = true},
    {.name = S_INIT("mean"),
     .number = mean,
     .numeric = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("median"),
     .number = median,
     .numeric = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("min"),
     .pick = extreme,
     .effect = EFFECT_UNIT,
     .extreme = true},
    {.name = S_INIT("nunique"),
     .count = distinct,
     .effect = EFFECT_COUNTS,
     .distinct = true},
    {.name = S_INIT("prod"),
     .number = product,
     .integer = integer_product,
     .numeric = true},
    {.name = S_INIT("quantile"),
     .number = quantile,
     .integer = integer_quantile,
     .numeric = true,
     .effect = EFFECT_UNIT,
     .quantile = true},
    {.name = S_INIT("sem"),
     .number = standard_error,
     .numeric = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("size"), .count = size, .effect = EFFECT_COUNTS},
    {.name = S_INIT("std"),
     .number = deviation,
     .numeric = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("sum"),
     .number = sum,
     .integer = integer_sum,
     .concatenates = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("var"), .number = variance, .numeric = true},
};
