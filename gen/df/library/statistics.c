// SPDX-License-Identifier: MIT
// statistics: functions of Python's module statistics. As in Python, sums are
// exact, and only the result is rounded.
#include "df/runtime/call.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "base/elementary.h"
#include "base/vec.h"
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

/* Returns pointers to the numbers in ascending order. */
static const struct object **in_order(const struct stat_sample *s)
{
    const struct object **v =
        NEW_N(s->c->ev->scratch, const struct object *, s->l.n);
    for (size_t i = 0; i < s->l.n; i++)
        v[i] = &s->l.v[i];
    qsort(v, s->l.n, sizeof *v, by_number);
    return v;
}

static bool median(struct call *c, struct object *out)
{
    str name = c->operation->name;
    struct stat_sample s;
    struct object sum;
    if (!read_sample(c, 1, &s))
        return false;
    size_t n = s.l.n;
    const struct object **v = in_order(&s);
    *out = *v[str_ends(name, S("_low")) ? (n - 1) / 2 : n / 2];
    return n % 2 || !str_ends(name, S("median")) ||
           (operate_binary(c->ev, c->at, DF_PLUS, *v[n / 2 - 1], *out, &sum) &&
            operate_binary(c->ev, c->at, DF_SLASH, sum, object_int(2), out));
}

/* Sets *out to (x * (n - part) + y * part) / n. */
static bool between(struct call *c, struct object x, struct object y,
                    int64_t part, int64_t n, struct object *out)
{
    return operate_binary(c->ev, c->at, DF_STAR, x, object_int(n - part), &x) &&
           operate_binary(c->ev, c->at, DF_STAR, y, object_int(part), &y) &&
           operate_binary(c->ev, c->at, DF_PLUS, x, y, &x) &&
           operate_binary(c->ev, c->at, DF_SLASH, x, object_int(n), out);
}

static bool quantiles(struct call *c, struct object *out)
{
    static const str METHODS[] = {S_INIT("exclusive"), S_INIT("inclusive")};
    struct list *l = NEW(c->ev->scratch, struct list);
    struct stat_sample s;
    unsigned method = 0;
    int64_t n;
    if (!call_choice(c, PARAM_method, METHODS, 2, &method) ||
        !call_int(c, PARAM_n, &n) || !read_sample(c, 2, &s))
        return false;
    if (n < 1 || n > (int64_t)EVAL_LIST_MAX)
        return call_wrong(c, PARAM_n, "1 or more");
    const struct object **v = in_order(&s);
    int64_t count = (int64_t)s.l.n, m = method ? count - 1 : count + 1;
    if (!eval_steps(c->ev, c->at, (size_t)n) ||
        !eval_spend(c->ev, c->at, (size_t)n, sizeof(struct object)))
        return false;
    for (int64_t i = 1; i < n; i++) {
        int64_t j = i * m / n - !method, last = count - 2;
        j = j < 0 ? 0 : j > last ? last : j;
        if (!between(c, *v[j], *v[j + 1], i * m - (j + !method) * n, n, out))
            return false;
        vec_push(c->ev->scratch, l, *out);
    }
    *out = object_list(l);
    return true;
}

/* Sets *modes to the list of the most frequent elements. */
static bool modes_of(struct call *c, struct list *modes)
{
    struct dict counts = {0};
    struct list of;
    int64_t most = 0;
    if (!iterate(c->ev, call_at(c, PARAM_data), call_arg(c, PARAM_data), &of) ||
        !eval_steps(c->ev, c->at, of.n) ||
        !eval_spend(c->ev, c->at, of.n, sizeof(struct pair)))
        return false;
    for (size_t i = 0; i < of.n; i++) {
        if (!object_is_key(of.v[i]))
            return call_wrong(c, PARAM_data, "single values");
        const struct object *now = object_dict_get(&counts, of.v[i]);
        int64_t n = now ? as_int(*now) + 1 : 1;
        most = n > most ? n : most;
        if (!object_dict_put(c->ev->scratch, &counts, of.v[i], object_int(n)))
            return false;
    }
    modes->unordered = of.unordered;
    for (size_t i = 0; i < counts.n; i++)
        if (as_int(counts.v[i].value) == most)
            vec_push(c->ev->scratch, modes, counts.v[i].key);
    return true;
}

static bool multimode(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    *out = object_list(l);
    return modes_of(c, l);
}

static bool mode(struct call *c, struct object *out)
{
    struct list l = {0};
    if (!modes_of(c, &l))
        return false;
    if (!l.n)
        return too_few(c, 1);
    *out = l.v[0];
    return true;
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
    {S_INIT("statistics.median_high"), ON_LIBRARY, median, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 8, "the larger of the two middle numbers"},
    {S_INIT("statistics.median_low"), ON_LIBRARY, median, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 8, "the smaller of the two middle numbers"},
    {S_INIT("statistics.mode"), ON_LIBRARY, mode, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 4, "the most frequent element, the first of several"},
    {S_INIT("statistics.multimode"), ON_LIBRARY, multimode, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 4, "a list of the most frequent elements"},
    {S_INIT("statistics.pstdev"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 8, "the standard deviation of a population"},
    {S_INIT("statistics.pvariance"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     0, 8, "the variance of a population"},
    {S_INIT("statistics.quantiles"), ON_LIBRARY, quantiles,
     PARAMS(NEEDS(data), NAMED(n, INT(4)), NAMED(method, TEXT("exclusive"))),
     EFFECT_UNIT, 8, "the n - 1 numbers that cut a sample into n parts"},
    {S_INIT("statistics.stdev"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     EFFECT_UNIT, 8, "the standard deviation of a sample"},
    {S_INIT("statistics.variance"), ON_LIBRARY, deviation, PARAMS(NEEDS(data)),
     0, 8, "the variance of a sample"},
    {.name = {0}},
};
