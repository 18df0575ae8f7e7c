// SPDX-License-Identifier: MIT
// numpy_reduce: numpy's functions of all numbers of a column, a list or an
// array: np.mean, np.nanmean, np.any, ... With axis=, also of a frame or of a
// list of columns.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/aggregate/aggregate.h"
#include "df/aggregate/numpy_table.h"
#include "df/runtime/row.h"

/* The function of the call. */
struct function {
    str method; /* the method of pandas with the same result, apart from missing
                   cells: "mean" for nanmean */
    bool nan;   /* skips missing cells: nanmean */
    struct reducing r;
};

static bool is_deviation(const struct function *f)
{
    return str_eq(f->method, S("std")) || str_eq(f->method, S("var"));
}

static bool is_condition(const struct function *f)
{
    return str_eq(f->method, S("any")) || str_eq(f->method, S("all"));
}

static bool is_extreme(const struct function *f)
{
    return str_eq(f->method, S("max")) || str_eq(f->method, S("min"));
}

/* ---- frames and lists of columns ---- */

/* Sets *out to the result of the method f->method of x, called with the
   argument `axis`. */
static bool call_method(struct call *c, const struct function *f,
                        struct object x, int axis, bool skips,
                        struct object *out)
{
    struct object method;
    const struct object args[] = {object_int(axis), object_bool(skips),
                                  object_int(f->r.ddof)};
    size_t n = is_deviation(f) ? 3 : is_condition(f) ? 1 : 2;
    return c->ev->attribute(c->ev, c->at, x, f->method, &method) &&
           c->ev->call(c->ev, c->at, method, args, n, out);
}

/* Sets *out to an array with a number for each row or column of a frame. */
static bool array_of(struct call *c, struct function *f, struct frame *of,
                     bool rows, struct object *out)
{
    f->r.skipna = f->nan;
    f->r.adding = REDUCE_PLAIN;
    if (rows ? !aggregate_rows(c, of, &f->r, out)
             : !call_method(c, f, object_frame(of), 0, f->nan, out))
        return false;
    *out = object_array(c->ev->scratch, as_series(*out)->column, SERIES_ARRAY);
    return true;
}

/* Calls the method of the frame, as numpy does, with axis=None by default:
   since pandas 2, mean, max and min then reduce all cells. */
static bool of_frame(struct call *c, const struct function *f, struct object x,
                     struct object *out)
{
    bool has = call_has(c, PARAM_axis), rows = false;
    struct frame *unused;
    if (has && !call_axis(c, PARAM_axis, &rows))
        return false;
    if (!has && (is_extreme(f) || str_eq(f->method, S("mean"))))
        return numpy_table(c, true, &unused, &rows);
    return call_method(c, f, x, rows, true, out) &&
           (has || !is_condition(f) || call_method(c, f, *out, 0, true, out));
}

/* ---- columns ---- */

/* Whether numpy divides by n - ddof although this is not positive. */
static bool lacks_numbers(const struct function *f, const struct column *x,
                          bool array)
{
    return is_deviation(f) && x->n && (int64_t)x->n <= f->r.ddof &&
           (f->nan ? x->type != COLUMN_FLOAT : array);
}

static bool check_column(struct call *c, const struct function *f,
                         const struct column *x, bool array)
{
    bool empty = x->n == 0 && f->nan && is_extreme(f);
    if (empty || lacks_numbers(f, x, array))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_a),
                          "'%.*s' needs more than %zu number%s",
                          STR_ARG(c->operation->name), x->n, STR_S(x->n));
    return !(f->nan || is_condition(f)) || x->n == 0 ||
           (x->type <= COLUMN_BOOL && !x->dtype) ||
           call_needs_numbers(c, PARAM_a, x);
}

static bool of_column(struct call *c, struct function *f, struct object of,
                      struct object *out)
{
    const struct column *x;
    bool array = of.type != OBJECT_SERIES || object_is_array(of);
    if (!numpy_column(c, PARAM_a, &x) || !check_column(c, f, x, array))
        return false;
    const struct groups *g = groups_whole(c->ev, c->at, x->n);
    f->r.adding = REDUCE_PAIRWISE;
    f->r.skipna = f->nan || !(array || str_eq(f->method, S("median")));
    const struct column *made =
        g ? reduce_groups(c->ev, c->at, &f->r, x, g) : NULL;
    if (!made)
        return false;
    *out = aggregate_cell(of, made);
    out->tainted |= x->n == 0 && column_is_missing(made, 0);
    return true;
}

static bool run(struct call *c, struct object *out)
{
    struct object x = row_object(c->ev, call_arg(c, PARAM_a));
    struct function f = {
        .method = aggregate_of_numpy(c->operation->name),
        .nan = str_starts(c->operation->name, S("nan")),
    };
    struct frame *of;
    bool rows;
    if (!reduce_find(f.method, &f.r) || !call_int(c, PARAM_ddof, &f.r.ddof))
        return false;
    if (x.type == OBJECT_FRAME && !f.nan && !str_eq(f.method, S("median")))
        return of_frame(c, &f, x, out);
    if (!numpy_table(c, is_condition(&f), &of, &rows))
        return false;
    return of ? array_of(c, &f, of, rows, out) : of_column(c, &f, x, out);
}

static bool count_nonzero(struct call *c, struct object *out)
{
    const struct column *x;
    int64_t n = 0;
    if (!numpy_numbers(c, PARAM_a, &x))
        return false;
    for (size_t i = 0; i < x->n; i++)
        n += x->type == COLUMN_FLOAT ? x->f[i] != 0
             : x->type == COLUMN_INT ? x->i[i] != 0
                                     : x->b[i];
    *out = object_int(n);
    return true;
}

/* ---- operations ---- */

static const struct parameter FIGURE[] = {NEEDS(a), OPT(axis, NONE),
                                          PARAMS_END};

static const struct parameter DEVIATION[] = {NEEDS(a), OPT(axis, NONE),
                                             NAMED(ddof, INT(0)), PARAMS_END};

#define FUNCTION(name, params, effect, cost, help)              \
    {                                                           \
        S_INIT(name), ON_NUMPY, run, params, effect, cost, help \
    }

const struct operation NUMPY_REDUCE_OPERATIONS[] = {
    FUNCTION("all", FIGURE, 0, 1, "whether all are true"),
    FUNCTION("amax", FIGURE, EFFECT_UNIT, 4, "same as max"),
    FUNCTION("amin", FIGURE, EFFECT_UNIT, 4, "same as min"),
    FUNCTION("any", FIGURE, 0, 1, "whether any is true"),
    {S_INIT("count_nonzero"), ON_NUMPY, count_nonzero, PARAMS(NEEDS(a)),
     EFFECT_COUNTS, 1, "the number of cells that are not 0 or False"},
    FUNCTION("max", FIGURE, EFFECT_UNIT, 4, "the largest value"),
    FUNCTION("mean", FIGURE, EFFECT_UNIT, 1, "the mean"),
    FUNCTION("median", FIGURE, EFFECT_UNIT, 8, "the median"),
    FUNCTION("min", FIGURE, EFFECT_UNIT, 4, "the smallest value"),
    FUNCTION("nanmax", FIGURE, EFFECT_UNIT, 4,
             "the largest value, ignoring nan"),
    FUNCTION("nanmean", FIGURE, EFFECT_UNIT, 1, "the mean, ignoring nan"),
    FUNCTION("nanmedian", FIGURE, EFFECT_UNIT, 8, "the median, ignoring nan"),
    FUNCTION("nanmin", FIGURE, EFFECT_UNIT, 4,
             "the smallest value, ignoring nan"),
    FUNCTION("nanprod", FIGURE, 0, 1, "the product, ignoring nan"),
    FUNCTION("nanstd", DEVIATION, EFFECT_UNIT, 1,
             "the standard deviation, ignoring nan"),
    FUNCTION("nansum", FIGURE, EFFECT_UNIT, 2, "the sum, ignoring nan"),
    FUNCTION("nanvar", DEVIATION, 0, 1, "the variance, ignoring nan"),
    FUNCTION("prod", FIGURE, 0, 1, "the product"),
    FUNCTION("std", DEVIATION, EFFECT_UNIT, 1, "the standard deviation"),
    FUNCTION("sum", FIGURE, EFFECT_UNIT, 2, "the sum"),
    FUNCTION("var", DEVIATION, 0, 1, "the variance"),
    {.name = {0}},
};
