// SPDX-License-Identifier: MIT
// statistics: functions of Python's module statistics. As in Python, sums are
// exact, and only the result is rounded.
#include "df/runtime/call.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "base/elementary.h"
#include "df/indexing/operate.h"
#include "df/library/exact_sum.h"
#include "df/runtime/iterate.h"
#include "df/runtime/scalar.h"

/* The numbers of the argument `data`. */
struct stat_sample {
    struct call *c;
    struct list l;
    bool integers;       /* all numbers are integers */
    double *v;           /* the numbers as floats */
    struct object marks; /* combines the members `tainted` and `known_digits` of
                            all numbers */
};

static bool too_few(struct call *c, size_t least)
{
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_data),
                      "%.*s needs at least %zu number%s",
                      STR_ARG(c->operation->name), least, STR_S(least));
}

static bool read_sample(struct call *c, size_t least, struct stat_sample *s)
{
    *s = (struct stat_sample){
        .c = c, .integers = true, .marks = object_float(0)};
    if (!iterate(c->ev, call_at(c, PARAM_data), call_arg(c, PARAM_data),
                 &s->l) ||
        !eval_steps(c->ev, c->at, s->l.n) ||
        !eval_spend(c->ev, c->at, s->l.n, sizeof(double)))
        return false;
    if (s->l.n < least)
        return too_few(c, least);
    s->v = NEW_N(c->ev->scratch, double, s->l.n);
    for (size_t i = 0; i < s->l.n; i++) {
        struct value v;
        if (!object_scalar(s->l.v[i], &v) || !scalar_number(v, &s->v[i]))
            return call_wrong(c, PARAM_data, "numbers");
        s->integers &= v.type == VALUE_INT;
        object_mark(&s->marks, s->l.v[i]);
    }
    return true;
}

/* Sets *out to f. If `keeps_type` is set and all numbers are integers, makes
   *out an integer if f is whole; but reports integers from a column and returns
   false, because Python truncates f for them. */
static bool finish(struct stat_sample *s, double f, bool keeps_type,
                   struct object *out)
{
    *out = object_float(f);
    if (keeps_type && s->integers) {
        if (s->l.n && s->l.v[0].numpy)
            return eval_fault(s->c->ev, DIAG_DF_TYPE, call_at(s->c, PARAM_data),
                              "for integers of a column, Python truncates the "
                              "result of %.*s",
                              STR_ARG(s->c->operation->name)) ||
                   eval_help(s->c->ev, "write df['a'].mean() or df['a'].var()");
        if (f == trunc(f) && fabs(f) < 0x1p53)
            *out = object_int((int64_t)f);
    }
    object_mark(out, s->marks);
    return true;
}

static struct exact_sum sum_of(const struct stat_sample *s)
{
    struct exact_sum sum = {0};
    for (size_t i = 0; i < s->l.n; i++)
        exact_sum_add(&sum, s->v[i]);
    return sum;
}

static bool mean(struct call *c, struct object *out)
{
    struct stat_sample s;
    double rest;
    if (!read_sample(c, 1, &s))
        return false;
    struct exact_sum sum = sum_of(&s);
    return finish(&s, exact_sum_quotient(&sum, (double)s.l.n, &rest),
                  str_ends(c->operation->name, S(".mean")), out);
}

static bool fmean(struct call *c, struct object *out)
{
    struct stat_sample s;
    if (!read_sample(c, 1, &s))
        return false;
    struct exact_sum sum = sum_of(&s);
    return finish(&s, exact_sum_value(&sum) / (double)s.l.n, false, out);
}

static bool geometric_mean(struct call *c, struct object *out)
{
    struct exact_sum sum = {0};
    struct stat_sample s;
    if (!read_sample(c, 1, &s))
        return false;
    for (size_t i = 0; i < s.l.n; i++) {
        if (s.v[i] <= 0)
            return call_wrong(c, PARAM_data, "positive numbers");
        exact_sum_add(&sum, elementary_log(s.v[i]));
    }
    return finish(&s, elementary_exp(exact_sum_value(&sum) / (double)s.l.n),
                  false, out);
}

static bool harmonic_mean(struct call *c, struct object *out)
{
    struct exact_sum sum = {0};
    struct stat_sample s;
    double high, low, q, n;
    if (!read_sample(c, 1, &s))
        return false;
    for (size_t i = 0; i < s.l.n; i++) {
        if (s.v[i] <= 0)
            return call_wrong(c, PARAM_data, "positive numbers");
        exact_sum_add(&sum, 1 / s.v[i]);
    }
    n = (double)s.l.n;
    high = exact_sum_quotient(&sum, 1, &low);
    q = n / high;
    return finish(&s, q - (fma(q, high, -n) + q * low) / high, false, out);
}

static int by_number(const void *x, const void *y)
{
    const struct object *const *a = x, *const *b = y;
    struct value v, w;
    double f = 0, g = 0;
    if (object_scalar(**a, &v) && object_scalar(**b, &w)) {
        scalar_number(v, &f);
        scalar_number(w, &g);
    }
    return (f > g) - (f < g);
}

static bool median(struct call *c, struct object *out)
{
    struct stat_sample s;
    struct object sum;
    if (!read_sample(c, 1, &s))
        return false;
    size_t n = s.l.n;
    const struct object **v = NEW_N(c->ev->scratch, const struct object *, n);
    for (size_t i = 0; i < n; i++)
        v[i] = &s.l.v[i];
    qsort(v, n, sizeof *v, by_number);
    *out = *v[n / 2];
    return n % 2 ||
           (operate_binary(c->ev, c->at, DF_PLUS, *v[n / 2 - 1], *out, &sum) &&
            operate_binary(c->ev, c->at, DF_SLASH, sum, object_int(2), out));
}

/* Sets *high to the variance and *low to the rounding error of *high. The
   variance is (n sum(x * x) - sum(x)^2) / (n * (n - 1)), or / (n * n) for a
   population. */
static void variance_of(const struct stat_sample *s, bool population,
                        double *high, double *low)
{
    struct exact_sum sum = sum_of(s), squares = {0}, all = {0};
    double n = (double)s->l.n;
    for (size_t i = 0; i < s->l.n; i++)
        exact_sum_add_product(&squares, s->v[i], s->v[i]);
    for (size_t i = 0; i < squares.n; i++)
        exact_sum_add_product(&all, n, squares.parts[i]);
    for (size_t i = 0; i < sum.n; i++)
        for (size_t k = 0; k < sum.n; k++)
            exact_sum_add_product(&all, -sum.parts[i], sum.parts[k]);
    all.special += sum.special + squares.special;
    *high = exact_sum_quotient(&all, n * (population ? n : n - 1), low);
}

static bool deviation(struct call *c, struct object *out)
{
    str name = c->operation->name;
    bool population = str_find(name, S(".p"), 0) != STR_NPOS,
         root = str_ends(name, S("stdev"));
    struct stat_sample s;
    double high, low;
    if (!read_sample(c, population ? 1 : 2, &s))
        return false;
    variance_of(&s, population, &high, &low);
    if (root && high > 0 && isfinite(high)) {
        double r = sqrt(high);
        high = r + (fma(-r, r, high) + low) / (2 * r);
    }
    return finish(&s, high, !root, out);
}

/* ---- operations ---- */

const struct operation STATISTICS_OPERATIONS[] = {
    {S_INIT("statistics.fmean"), ON_LIBRARY, fmean, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 2, "the mean, as a float"},
    {S_INIT("statistics.geometric_mean"), ON_LIBRARY, geometric_mean,
     PARAMS(NEEDS(data)), EFFECT_UNIT, 8, "the geometric mean"},
    {S_INIT("statistics.harmonic_mean"), ON_LIBRARY, harmonic_mean,
     PARAMS(NEEDS(data)), EFFECT_UNIT, 2, "the harmonic mean"},
    {S_INIT("statistics.mean"), ON_LIBRARY, mean, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 2, "the mean"},
    {S_INIT("statistics.median"), ON_LIBRARY, median, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 8, "the median"},
    {S_INIT("statistics.pstdev"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 8, "the standard deviation of a population"},
    {S_INIT("statistics.pvariance"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     0, 8, "the variance of a population"},
    {S_INIT("statistics.stdev"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 8, "the standard deviation of a sample"},
    {S_INIT("statistics.variance"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     0, 8, "the variance of a sample"},
    {.name = {0}},
};
