// SPDX-License-Identifier: MIT
// numbers: numpy's functions of several numbers (percentile, average), and
// functions that return a series of numbers (arange, linspace).
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/aggregate.h"
#include "df/aggregate/numpy_table.h"
#include "df/indexing/each.h"
#include "df/runtime/iterate.h"
#include "df/runtime/units.h"
#include "df/runtime/vector.h"

/* Reads p as a column of floats. */
static bool floats(struct call *c, enum param p, const struct column **out)
{
    void *cells;
    const struct column *x;
    if (!each_argument(c, p, &x))
        return false;
    if (x->n && x->type >= COLUMN_STR)
        return call_needs_numbers(c, p, x);
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_FLOAT, x->n, &cells, &x, 1);
    for (size_t i = 0; made && i < x->n; i++)
        eval_put(c->ev, made, cells, i,
                 x->type == COLUMN_BOOL
                     ? (struct value){.type = VALUE_INT, .i = x->b[i]}
                     : column_value(x, i));
    *out = made;
    return made != NULL;
}

static bool has_missing(const struct column *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (column_is_missing(x, i))
            return true;
    return false;
}

/* Sets *out to the reduction of all cells of x. */
static bool reduced(struct call *c, const struct column *x, struct reducing *r,
                    struct value *out)
{
    const struct groups *g = groups_whole(c->ev, c->at, x->n);
    r->adding = REDUCE_PAIRWISE;
    x = g ? reduce_groups(c->ev, c->at, r, x, g) : NULL;
    if (x)
        *out = column_value(x, 0);
    return x != NULL;
}

static struct object number(struct value v)
{
    struct object o = object_value(v);
    o.numpy = true;
    return o;
}

/* ---- percentile, quantile ---- */

/* The function of the call: percentile, nanquantile and so on. */
struct quantile_of {
    bool percent; /* q is from 0 to 100 */
    bool nan;     /* skips missing cells */
    struct reducing r;
};

static bool read_q(struct call *c, struct object q, struct quantile_of *f)
{
    struct value v;
    double most = f->percent ? 100 : 1, given;
    if (!object_scalar(q, &v) || (v.type != VALUE_INT && v.type != VALUE_FLOAT))
        return call_wrong(c, PARAM_q, "a number, or a list of numbers");
    given = v.type == VALUE_INT ? (double)v.i : v.f;
    f->r.q = f->percent ? given / 100 : given;
    return (given >= 0 && given <= most) ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_q),
                      "q must be between 0 and %g", most);
}

static bool one_quantile(struct call *c, struct quantile_of *f,
                         const struct column *x, struct object q,
                         struct value *out)
{
    if (!read_q(c, q, f))
        return false;
    *out = (struct value){.type = VALUE_FLOAT, .f = (double)NAN};
    if (x->n == 0 || (!f->nan && has_missing(x)))
        return x->n > 0 || f->nan ||
               eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_a),
                          "no numbers");
    return reduced(c, x, &f->r, out);
}

/* Sets *out to an array with the quantile of each row or column of `of`. */
static bool quantiles_of(struct call *c, struct quantile_of *f,
                         const struct frame *of, bool rows, struct object *out)
{
    struct object q = call_arg(c, PARAM_q);
    struct value *v = NEW_N(c->ev->scratch, struct value, of->n_columns + 1);
    f->r.skipna = f->nan;
    if (q.type == OBJECT_LIST || q.type == OBJECT_SERIES)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_q),
                          "a list of quantiles with axis=") ||
               eval_help(c->ev, "call the function once for each quantile");
    if (!read_q(c, q, f) || (rows && !aggregate_rows(c, of, &f->r, out)))
        return false;
    const struct column *made = rows ? as_series(*out)->column : NULL;
    for (size_t i = 0; !rows && i < of->n_columns; i++)
        if (!one_quantile(c, f, of->columns[i], q, &v[i]))
            return false;
    if (!rows)
        made = eval_infer(c->ev, c->at, STR_NONE, v, of->n_columns, of->columns,
                          of->n_columns);
    if (made)
        *out = object_array(c->ev->scratch, made, SERIES_ARRAY);
    return made != NULL;
}

static bool read_quantile(struct call *c, struct quantile_of *f)
{
    static const str METHODS[] = {
        [QUANTILE_LINEAR] = S_INIT("linear"),
        [QUANTILE_LOWER] = S_INIT("lower"),
        [QUANTILE_HIGHER] = S_INIT("higher"),
        [QUANTILE_MIDPOINT] = S_INIT("midpoint"),
        [QUANTILE_NEAREST] = S_INIT("nearest"),
    };
    unsigned between = QUANTILE_LINEAR;
    if (!call_choice(c, PARAM_method, METHODS, 5, &between))
        return false;
    *f = (struct quantile_of){
        .percent = str_ends(c->operation->name, S("percentile")),
        .nan = str_starts(c->operation->name, S("nan")),
    };
    reduce_find(S("quantile"), &f->r);
    f->r.between = (enum quantile_between)between;
    return true;
}

static bool quantile(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct quantile_of f;
    struct frame *of;
    const struct column *x;
    struct object q = call_arg(c, PARAM_q);
    struct list l;
    struct value v;
    bool rows;
    if (!read_quantile(c, &f) || !numpy_table(c, false, &of, &rows))
        return false;
    if (of)
        return quantiles_of(c, &f, of, rows, out);
    if (!numpy_column(c, PARAM_a, &x))
        return false;
    if (x->n && (x->type > COLUMN_FLOAT || x->dtype))
        return call_needs_numbers(c, PARAM_a, x);
    if (q.type != OBJECT_LIST && q.type != OBJECT_SERIES) {
        if (!one_quantile(c, &f, x, q, &v))
            return false;
        *out = number(v);
        return true;
    }
    if (!iterate(ev, call_at(c, PARAM_q), q, &l))
        return false;
    struct value *values = NEW_N(ev->scratch, struct value, l.n + 1);
    for (size_t i = 0; i < l.n; i++)
        if (!one_quantile(c, &f, x, l.v[i], &values[i]))
            return false;
    const struct column *made =
        eval_infer(ev, c->at, STR_NONE, values, l.n, &x, 1);
    if (made)
        *out = object_array(ev->scratch, made, SERIES_ARRAY);
    return made != NULL;
}

/* ---- average ---- */

static bool average(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct column *x, *w = NULL;
    struct value total, weight;
    struct reducing r;
    if (!floats(c, PARAM_a, &x) ||
        (call_has(c, PARAM_weights) && !floats(c, PARAM_weights, &w)))
        return false;
    if (w && w->n != x->n)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_weights),
                          "there are %zu weights for %zu numbers", w->n, x->n);
    reduce_find(w ? S("sum") : S("mean"), &r);
    r.skipna = false;
    if (w) {
        struct operand a = {.column = x}, b = {.column = w};
        ev->mixes_columns = true; /* the product has no unit, because the
                                     weights have a unit of their own */
        const struct column *of = x;
        x = vector_binary(ev, c->at, DF_STAR, a, b, x->n, STR_NONE);
        ev->mixes_columns = false;
        x = units_like(ev->a, x, of);
    }
    if (!x || !reduced(c, x, &r, &total) || (w && !reduced(c, w, &r, &weight)))
        return false;
    if (w && weight.f == 0)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_weights),
                          "the sum of the weights is 0");
    if (w)
        total.f /= weight.f;
    *out = number(total);
    return true;
}

/* ---- arange, linspace ---- */

static bool read_number(struct call *c, enum param p, struct value *v)
{
    struct object o = call_value(c, p);
    return (object_scalar(o, v) &&
            (v->type == VALUE_INT || v->type == VALUE_FLOAT)) ||
           call_wrong(c, p, "a number");
}

static double as_double(struct value v)
{
    return v.type == VALUE_INT ? (double)v.i : v.f;
}

static bool array(struct call *c, enum column_type type, size_t n,
                  struct column **made, void **cells, struct object *out)
{
    if (n > EVAL_LIST_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    *made = eval_column(c->ev, c->at, STR_NONE, type, n, cells, NULL, 0);
    if (*made)
        *out = object_array(c->ev->scratch, *made, SERIES_ARRAY);
    return *made != NULL;
}

static bool arange(struct call *c, struct object *out)
{
    struct value from = {.type = VALUE_INT}, to, by;
    struct column *made;
    void *cells;
    bool two = call_has(c, PARAM_stop);
    if (!read_number(c, two ? PARAM_stop : PARAM_start, &to) ||
        (two && !read_number(c, PARAM_start, &from)) ||
        !read_number(c, PARAM_step, &by))
        return false;
    bool whole =
        from.type == VALUE_INT && to.type == VALUE_INT && by.type == VALUE_INT;
    double start = as_double(from), step = as_double(by);
    if (step == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_step),
                          "the step is 0");
    double count = ceil((as_double(to) - start) / step);
    size_t n = count > EVAL_LIST_MAX ? EVAL_LIST_MAX + 1
               : count > 0           ? (size_t)count
                                     : 0;
    if (!array(c, whole ? COLUMN_INT : COLUMN_FLOAT, n, &made, &cells, out))
        return false;
    double delta = (start + step) - start;
    for (size_t i = 0; i < n; i++) {
        if (whole)
            ((int64_t *)cells)[i] = from.i + (int64_t)i * by.i;
        else
            ((double *)cells)[i] =
                i == 1 ? start + step : start + (double)i * delta;
    }
    return true;
}

static bool linspace(struct call *c, struct object *out)
{
    struct value from, to;
    struct column *made;
    void *cells;
    int64_t n;
    bool endpoint;
    if (!read_number(c, PARAM_start, &from) ||
        !read_number(c, PARAM_stop, &to) || !call_int(c, PARAM_num, &n) ||
        !call_bool(c, PARAM_endpoint, &endpoint))
        return false;
    if (n < 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_num),
                          "the number of values is negative");
    double start = as_double(from), stop = as_double(to);
    double div = (double)(endpoint ? n - 1 : n), delta = stop - start;
    double step = div > 0 ? delta / div : 0;
    if (!array(c, COLUMN_FLOAT, (size_t)n, &made, &cells, out))
        return false;
    for (int64_t i = 0; i < n; i++) {
        double way = step != 0 ? (double)i * step
                               : (double)i / (div > 0 ? div : 1) * delta;
        bool last = endpoint && i == n - 1 && n > 1;
        ((double *)cells)[i] = last ? stop : way + start;
    }
    return true;
}

/* ---- operations ---- */

#define QUANTILE \
    PARAMS(NEEDS(a), NEEDS(q), OPT(axis, NONE), NAMED(method, TEXT("linear")))

const struct operation NUMBERS_OPERATIONS[] = {
    {S_INIT("arange"), ON_NUMPY, arange,
     PARAMS(NEEDS(start), OPT(stop, NONE), OPT(step, INT(1))), EFFECT_COUNTS, 1,
     "numbers from start (or 0) to stop"},
    {S_INIT("average"), ON_NUMPY, average,
     PARAMS(NEEDS(a), OPT(axis, NONE), OPT(weights, NONE)), EFFECT_UNIT, 1,
     "the mean, or the weighted mean"},
    {S_INIT("linspace"), ON_NUMPY, linspace,
     PARAMS(NEEDS(start), NEEDS(stop), OPT(num, INT(50)), OPT(endpoint, TRUE)),
     0, 1, "numbers at equal distances"},
    {S_INIT("nanpercentile"), ON_NUMPY, quantile, QUANTILE, EFFECT_UNIT, 8,
     "percentiles, ignoring nan: q is from 0 to 100"},
    {S_INIT("nanquantile"), ON_NUMPY, quantile, QUANTILE, EFFECT_UNIT, 8,
     "quantiles, ignoring nan: q is from 0 to 1"},
    {S_INIT("percentile"), ON_NUMPY, quantile, QUANTILE, EFFECT_UNIT, 8,
     "percentiles: q is from 0 to 100"},
    {S_INIT("quantile"), ON_NUMPY, quantile, QUANTILE, EFFECT_UNIT, 8,
     "quantiles: q is from 0 to 1"},
    {.name = {0}},
};
