// SPDX-License-Identifier: MIT
// ufunc: numpy's functions of numbers, columns and frames: np.sqrt, np.log,
// np.maximum, ... Single values are handled as in numpy: the root of -1 is nan.
#include "base/elementary.h"
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/elementwise/astype.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/runtime/masked.h"
#include "df/runtime/row.h"
#include "df/runtime/scalar.h"
#include "frame/digits.h"
#include "frame/nullable.h"
#include "frame/number.h"

static bool is_tabular(struct object x)
{
    return x.type == OBJECT_SERIES || x.type == OBJECT_FRAME;
}

static bool numeric(struct call *c, enum param i, const struct column *x)
{
    if (x->type <= COLUMN_BOOL || x->n == 0)
        return true;
    return call_needs_numbers(c, i, x);
}

static double number_at(const struct column *x, size_t i)
{
    double f;
    scalar_number(column_value(x, i), &f);
    return f;
}

/* ---- functions that return floats ---- */

struct unary {
    str name;
    double (*f)(double);
};

static const struct unary *find_unary(str name)
{
    static const struct unary TABLE[] = {
        {S_INIT("cbrt"), elementary_cbrt},
        {S_INIT("ceil"), ceil},
        {S_INIT("cos"), elementary_cos},
        {S_INIT("exp"), elementary_exp},
        {S_INIT("exp2"), elementary_exp2},
        {S_INIT("expm1"), elementary_expm1},
        {S_INIT("floor"), floor},
        {S_INIT("log"), elementary_log},
        {S_INIT("log10"), elementary_log10},
        {S_INIT("log1p"), elementary_log1p},
        {S_INIT("log2"), elementary_log2},
        {S_INIT("rint"), rint},
        {S_INIT("sin"), elementary_sin},
        {S_INIT("sqrt"), sqrt},
        {S_INIT("tan"), elementary_tan},
        {S_INIT("trunc"), trunc},
    };
    const struct unary *u = TABLE;
    while (!str_eq(u->name, name))
        u++;
    return u;
}

/* Whether the digits that a function drops are recorded as lost: true for rint
   and trunc. The results of floor and ceil count as exact, such as a number of
   nodes. */
static bool rounds(const struct unary *u)
{
    return u->f == rint || u->f == trunc;
}

static const struct column *unary_column(struct call *c, const struct column *x,
                                         void *data)
{
    const struct unary *u = data;
    void *cells;
    if (!numeric(c, PARAM_x, x))
        return NULL;
    struct column *r =
        eval_column(c->ev, c->at, x->name, COLUMN_FLOAT, x->n, &cells, &x, 1);
    double *out = cells;
    uint8_t cut = 0;
    for (size_t i = 0; r && i < x->n; i++) {
        double f = x->type == COLUMN_FLOAT ? x->f[i] : number_at(x, i);
        out[i] = u->f(f);
        cut |= rounds(u) ? digits_rounded(f, out[i], 0) : 0;
        if (!isfinite(out[i]) && isfinite(f))
            column_taint(c->ev->a, r, i);
    }
    if (r)
        r->known_digits = digits_least(r->known_digits, cut);
    return r;
}

/* Reads argument i as a float. */
static bool read_number(struct call *c, enum param i, double *f)
{
    struct value v;
    return (object_scalar(call_arg(c, i), &v) && scalar_number(v, f)) ||
           call_wrong(c, i, "a number, a column or a frame");
}

static bool numpy_float(double f, struct object *out)
{
    *out = object_float(f);
    out->numpy = true;
    return true;
}

/* Sets *x to argument x. A row becomes a column, and a list an array. Returns
   false after reporting a list of cells that are not single values. */
static bool read_x(struct call *c, struct object *x)
{
    const struct column *cells;
    *x = row_object(c->ev, call_arg(c, PARAM_x));
    if (x->type != OBJECT_LIST || as_list(*x)->array || as_list(*x)->set)
        return true;
    if (!each_argument(c, PARAM_x, &cells))
        return false;
    *x = object_array(c->ev->scratch, cells, SERIES_ARRAY);
    return true;
}

static bool run_unary(struct call *c, struct object *out)
{
    const struct unary *u = find_unary(c->operation->name);
    double f;
    struct object x;
    if (!read_x(c, &x))
        return false;
    if (is_tabular(x))
        return each_masked(c, x, unary_column, (void *)u, false, out);
    if (!read_number(c, PARAM_x, &f))
        return false;
    numpy_float(u->f(f), out);
    out->tainted = !isfinite(as_float(*out)) && isfinite(f);
    if (rounds(u))
        astype_mark(out, f, 0);
    return true;
}

/* ---- sign and square ---- */

static double sign_of(double f)
{
    return isnan(f) ? f : (f > 0) - (f < 0);
}

static const struct column *sign_column(struct call *c, const struct column *x,
                                        void *data)
{
    const bool *square = data;
    bool over = false;
    void *cells;
    if (!numeric(c, PARAM_x, x))
        return NULL;
    if (x->type == COLUMN_BOOL) {
        call_wrong(c, PARAM_x, "numbers");
        return NULL;
    }
    struct column *r =
        eval_column(c->ev, c->at, x->name, x->type, x->n, &cells, &x, 1);
    for (size_t i = 0; r && i < x->n; i++) {
        if (x->type == COLUMN_FLOAT)
            ((double *)cells)[i] =
                *square ? x->f[i] * x->f[i] : sign_of(x->f[i]);
        else if (*square)
            over |= __builtin_mul_overflow(x->i[i], x->i[i],
                                           &((int64_t *)cells)[i]);
        else
            ((int64_t *)cells)[i] = (x->i[i] > 0) - (x->i[i] < 0);
    }
    if (over)
        return scalar_too_large(c->ev, c->at), NULL;
    return r;
}

static bool sign(struct call *c, struct object *out)
{
    bool square = str_eq(c->operation->name, S("square"));
    struct object x;
    double f;
    if (!read_x(c, &x))
        return false;
    if (is_tabular(x))
        return each_masked(c, x, sign_column, &square, true, out);
    if (!read_number(c, PARAM_x, &f))
        return false;
    if (square)
        return operate_binary(c->ev, c->at, DF_STAR, x, x, out);
    if (x.type == OBJECT_FLOAT)
        return numpy_float(sign_of(f), out);
    *out = object_int((int64_t)sign_of(f));
    return true;
}

/* ---- tests ---- */

static bool test(str name, double f)
{
    return str_eq(name, S("isnan"))   ? isnan(f)
           : str_eq(name, S("isinf")) ? isinf(f)
                                      : isfinite(f);
}

static const struct column *test_column(struct call *c, const struct column *x,
                                        void *data)
{
    void *cells;
    (void)data;
    if (nullable_of(x) && x->type != COLUMN_INT) {
        call_needs_numbers(c, PARAM_x, x);
        return NULL;
    }
    if (!numeric(c, PARAM_x, x))
        return NULL;
    struct column *r =
        eval_column(c->ev, c->at, x->name, COLUMN_BOOL, x->n, &cells, &x, 1);
    for (size_t i = 0; r && i < x->n; i++)
        ((bool *)cells)[i] = test(c->operation->name, number_at(x, i));
    return r;
}

static const struct column *nullable_test(struct call *c,
                                          const struct column *x, void *data)
{
    const struct column *r = test_column(c, x, data);
    return r ? masked_like(c->ev, c->at, r, x, false) : NULL;
}

static bool run_test(struct call *c, struct object *out)
{
    double f;
    struct object x;
    if (!read_x(c, &x))
        return false;
    if (is_tabular(x))
        return each_column(c, x, nullable_test, NULL, out);
    if (!read_number(c, PARAM_x, &f))
        return false;
    *out = object_bool(test(c->operation->name, f));
    out->numpy = true;
    return true;
}

/* ---- two numbers ---- */

static bool binary(struct call *c, struct object *out)
{
    static const struct {
        str name;
        enum df_token_kind op;
    } OPS[] = {
        {S_INIT("add"), DF_PLUS},
        {S_INIT("divide"), DF_SLASH},
        {S_INIT("floor_divide"), DF_FLOOR},
        {S_INIT("mod"), DF_PERCENT},
        {S_INIT("logical_and"), DF_AMPERSAND},
        {S_INIT("logical_or"), DF_BAR},
        {S_INIT("multiply"), DF_STAR},
        {S_INIT("power"), DF_POWER},
        {S_INIT("remainder"), DF_PERCENT},
        {S_INIT("subtract"), DF_MINUS},
        {S_INIT("true_divide"), DF_SLASH},
    };
    struct value v;
    size_t i = 0;
    while (!str_eq(OPS[i].name, c->operation->name))
        i++;
    struct object x[] = {call_arg(c, PARAM_x1), call_arg(c, PARAM_x2)};
    for (size_t k = 0; k < 2; k++) {
        if (object_scalar(x[k], &v) && v.type == VALUE_STR)
            return call_wrong(c, k ? PARAM_x2 : PARAM_x1,
                              "a number, a column or a frame");
        x[k].numpy |= !is_tabular(x[k]) && !is_tabular(x[1 - k]);
    }
    return operate_binary(c->ev, c->at, OPS[i].op, x[0], x[1], out);
}

/* Evaluates np.logical_not. */
static bool not(struct call * c, struct object *out)
{
    struct object x = call_arg(c, PARAM_x);
    bool column =
        x.type == OBJECT_SERIES && as_series(x)->column->type == COLUMN_BOOL;
    x.numpy = true;
    if (!column && x.type != OBJECT_BOOL)
        return call_wrong(c, PARAM_x, "a condition (True or False)");
    return operate_unary(c->ev, c->at, DF_TILDE, x, out);
}

struct extreme {
    bool greatest, skip; /* skip: if one cell is nan, choose the other cell */
};

static bool takes_first(struct extreme e, double x, double y)
{
    if (isnan(x) || isnan(y))
        return isnan(e.skip ? y : x);
    return e.greatest ? x >= y : x <= y;
}

/* Returns a column with, for each row, the greater or the lesser of the two
   cells of x and y. The column's type is the wider of the types of x and y. */
static const struct column *extreme_column(struct call *c, struct extreme e,
                                           const struct column *x,
                                           const struct column *y)
{
    const struct column *inputs[] = {x, y};
    enum column_type type =
        x->type == COLUMN_FLOAT || y->type == COLUMN_FLOAT ? COLUMN_FLOAT
        : x->type == COLUMN_INT || y->type == COLUMN_INT   ? COLUMN_INT
                                                           : COLUMN_BOOL;
    str name =
        x->name.p && y->name.p && str_eq(x->name, y->name) ? x->name : STR_NONE;
    void *cells;
    struct column *r =
        eval_column(c->ev, c->at, name, type, x->n, &cells, inputs, 2);
    for (size_t i = 0; r && i < x->n; i++) {
        struct value v = column_value(x, i), w = column_value(y, i);
        double f, g;
        scalar_number(v, &f);
        scalar_number(w, &g);
        bool first = takes_first(e, f, g);
        if (v.type == VALUE_INT && w.type == VALUE_INT)
            first = e.greatest ? v.i >= w.i : v.i <= w.i;
        struct value best = first ? v : w;
        if (type == COLUMN_FLOAT)
            ((double *)cells)[i] = first ? f : g;
        else if (type == COLUMN_INT)
            ((int64_t *)cells)[i] =
                best.type == VALUE_BOOL ? (int64_t)best.b : best.i;
        else
            ((bool *)cells)[i] = best.b;
    }
    return r;
}

/* Reads argument i, the object x, as a column. A single value becomes a column
   of as many equal cells as `other` has. Returns NULL on failure, which is
   reported. */
static const struct column *side(struct call *c, enum param i, struct object x,
                                 struct object other)
{
    const struct column *r = NULL;
    struct value v;
    if (x.type == OBJECT_SERIES)
        r = as_series(x)->column;
    else if (object_scalar(x, &v) && v.type != VALUE_STR && v.type != VALUE_NA)
        r = eval_constant(c->ev, call_at(c, i), as_series(other)->column->name,
                          v, as_series(other)->column->n);
    else
        call_wrong(c, i, "a number or a column");
    if (r && nullable_of(r) &&
        (str_starts(c->operation->name, S("f")) ||
         !(r = masked_plain(c->ev, c->at, r)))) {
        call_needs_numbers(c, i, r ? r : as_series(x)->column);
        return NULL;
    }
    return r && numeric(c, i, r) ? r : NULL;
}

/* Computes the greater or lesser of x and y in each row. x or y is a series;
   the other is a series or a single value. */
static bool extreme_series(struct call *c, struct extreme e, struct object x,
                           struct object y, struct object *out)
{
    if (!each_align(c->ev, c->at, &x, &y, false))
        return false;
    const struct column *v = side(c, PARAM_x1, x, y),
                        *w = v ? side(c, PARAM_x2, y, x) : NULL;
    if (!v || !w)
        return false;
    if (v->n != w->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "'%.*s' needs two columns of the same length, but "
                          "they have %zu row%s and %zu row%s",
                          STR_ARG(c->operation->name), v->n, STR_S(v->n), w->n,
                          STR_S(w->n));
    const struct column *r = extreme_column(c, e, v, w);
    if (r && x.type == OBJECT_SERIES)
        r = masked_like(c->ev, c->at, r, as_series(x)->column, false);
    if (r && y.type == OBJECT_SERIES && !nullable_of(r))
        r = masked_like(c->ev, c->at, r, as_series(y)->column, false);
    if (r)
        *out = each_series(
            c->ev, x.type == OBJECT_SERIES ? as_series(x) : as_series(y), r);
    return r != NULL;
}

/* One of x and y is a frame, the other is a number. Computes, for each cell of
   the frame, the greater or the lesser of the cell and the number. numpy
   converts the whole frame to one array. Therefore, if a column has floats, an
   integer is converted to a float first. */
static bool extreme_frame(struct call *c, struct extreme e, struct object x,
                          struct object y, struct object *out)
{
    bool left = x.type == OBJECT_FRAME;
    struct frame *r =
        object_own_frame(c->ev->a, left ? as_frame(x) : as_frame(y));
    struct object *other = left ? &y : &x;
    if (x.type == y.type)
        return call_wrong(c, PARAM_x2, "a number");
    for (size_t i = 0; i < r->n_columns; i++)
        if (r->columns[i]->type == COLUMN_FLOAT && other->type == OBJECT_INT)
            *other = object_float((double)as_int(*other));
    for (size_t i = 0; i < r->n_columns; i++) {
        struct object s = object_column(c->ev->scratch, r, i);
        if (!extreme_series(c, e, left ? s : x, left ? y : s, out))
            return false;
        r->columns[i] = as_series(*out)->column;
    }
    *out = object_frame(r);
    return true;
}

static bool run_extreme(struct call *c, struct object *out)
{
    str name = c->operation->name;
    struct extreme e = {.greatest = str_ends(name, S("max")) ||
                                    str_ends(name, S("maximum")),
                        .skip = str_starts(name, S("f"))};
    struct object x = call_arg(c, PARAM_x1), y = call_arg(c, PARAM_x2);
    double f, g;
    if (x.type == OBJECT_SERIES || y.type == OBJECT_SERIES)
        return extreme_series(c, e, x, y, out);
    if (x.type == OBJECT_FRAME || y.type == OBJECT_FRAME)
        return extreme_frame(c, e, x, y, out);
    if (!read_number(c, PARAM_x1, &f) || !read_number(c, PARAM_x2, &g))
        return false;
    *out = takes_first(e, f, g) ? x : y;
    if (x.type == OBJECT_FLOAT || y.type == OBJECT_FLOAT)
        *out = object_float(takes_first(e, f, g) ? f : g);
    out->numpy = true;
    return true;
}

/* ---- others ---- */

static bool run_round(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_a);
    int64_t digits;
    if (x.type != OBJECT_FLOAT)
        return astype_round_value(c, PARAM_a, PARAM_decimals, out);
    if (!call_int(c, PARAM_decimals, &digits))
        return false;
    digits = digits < -400 ? -400 : digits > 400 ? 400 : digits;
    numpy_float(number_round(as_float(x), (int)digits), out);
    astype_mark(out, as_float(x), (int)digits);
    return true;
}

/* Rounds a numpy number, such as the result of s.mean(). */
static bool round_number(struct call *c, struct object *out)
{
    int64_t digits;
    if (!c->self.numpy)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'round' of a Python number") ||
               eval_help(c->ev, "write round(x, 2)");
    if (!call_int(c, PARAM_decimals, &digits))
        return false;
    *out = c->self;
    if (c->self.type != OBJECT_FLOAT)
        return digits >= 0 || call_wrong(c, PARAM_decimals, "0 or more");
    digits = digits < -400 ? -400 : digits > 400 ? 400 : digits;
    numpy_float(number_round(as_float(c->self), (int)digits), out);
    astype_mark(out, as_float(c->self), (int)digits);
    return true;
}

/* Returns a numpy number, or the only cell of a column, as a Python number. */
static bool item(struct call *c, struct object *out)
{
    *out = c->self;
    if (c->self.type == OBJECT_SERIES) {
        const struct column *x = as_series(c->self)->column;
        if (x->n != 1)
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "'item' needs exactly one value, but there are "
                              "%zu",
                              x->n) ||
                   eval_help(c->ev, ".iloc[0] is the first value");
        *out = object_value(column_value(x, 0));
    }
    out->numpy = false;
    return true;
}

/* ---- operations ---- */

const struct operation UFUNC_OPERATIONS[] = {
    {S_INIT("add"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 + x2"},
    {S_INIT("around"), ON_NUMPY, run_round,
     PARAMS(NEEDS(a), OPT(decimals, INT(0))), EFFECT_ROUNDS | EFFECT_UNIT, 1,
     "same as round"},
    {S_INIT("cbrt"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1, "cube root"},
    {S_INIT("ceil"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), EFFECT_UNIT, 1,
     "rounds up"},
    {S_INIT("cos"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1, "cosine"},
    {S_INIT("divide"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 / x2"},
    {S_INIT("exp"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "e to the power of x"},
    {S_INIT("exp2"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "2 to the power of x"},
    {S_INIT("expm1"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "exp(x) - 1"},
    {S_INIT("floor"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), EFFECT_UNIT, 1,
     "rounds down"},
    {S_INIT("floor_divide"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0,
     1, "x1 // x2"},
    {S_INIT("fmax"), ON_NUMPY, run_extreme, PARAMS(NEEDS(x1), NEEDS(x2)),
     EFFECT_UNIT, 1, "the larger of two, ignoring nan"},
    {S_INIT("fmin"), ON_NUMPY, run_extreme, PARAMS(NEEDS(x1), NEEDS(x2)),
     EFFECT_UNIT, 1, "the smaller of two, ignoring nan"},
    {S_INIT("isfinite"), ON_NUMPY, run_test, PARAMS(NEEDS(x)), 0, 1,
     "whether it is neither nan nor infinite"},
    {S_INIT("isinf"), ON_NUMPY, run_test, PARAMS(NEEDS(x)), 0, 1,
     "whether it is infinite"},
    {S_INIT("isnan"), ON_NUMPY, run_test, PARAMS(NEEDS(x)), 0, 1,
     "whether it is nan"},
    {S_INIT("item"), ON_NUMBER | ON_SERIES, item, NO_PARAMS, EFFECT_UNIT, 1,
     "the only value"},
    {S_INIT("log"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "natural logarithm"},
    {S_INIT("log10"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "logarithm to base 10"},
    {S_INIT("log1p"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "log(1 + x)"},
    {S_INIT("log2"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "logarithm to base 2"},
    {S_INIT("logical_and"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0,
     1, "x1 and x2"},
    {S_INIT("logical_not"), ON_NUMPY, not, PARAMS(NEEDS(x)), 0, 1, "not x"},
    {S_INIT("logical_or"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 or x2"},
    {S_INIT("maximum"), ON_NUMPY, run_extreme, PARAMS(NEEDS(x1), NEEDS(x2)),
     EFFECT_UNIT, 1, "the larger of two"},
    {S_INIT("minimum"), ON_NUMPY, run_extreme, PARAMS(NEEDS(x1), NEEDS(x2)),
     EFFECT_UNIT, 1, "the smaller of two"},
    {S_INIT("mod"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 % x2"},
    {S_INIT("multiply"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 * x2"},
    {S_INIT("power"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 ** x2"},
    {S_INIT("remainder"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 % x2"},
    {S_INIT("rint"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), EFFECT_UNIT, 1,
     "rounds to the nearest integer"},
    {S_INIT("round"), ON_NUMPY, run_round,
     PARAMS(NEEDS(a), OPT(decimals, INT(0))), EFFECT_ROUNDS | EFFECT_UNIT, 1,
     "rounds to a number of decimals"},
    {S_INIT("sign"), ON_NUMPY, sign, PARAMS(NEEDS(x)), 0, 1,
     "the sign: -1, 0 or 1"},
    {S_INIT("round"), ON_NUMBER, round_number, PARAMS(OPT(decimals, INT(0))),
     EFFECT_ROUNDS | EFFECT_UNIT, 1, "rounds to a number of decimals"},
    {S_INIT("sin"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1, "sine"},
    {S_INIT("sqrt"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1,
     "square root"},
    {S_INIT("square"), ON_NUMPY, sign, PARAMS(NEEDS(x)), 0, 1, "square"},
    {S_INIT("subtract"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0, 1,
     "x1 - x2"},
    {S_INIT("tan"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), 0, 1, "tangent"},
    {S_INIT("true_divide"), ON_NUMPY, binary, PARAMS(NEEDS(x1), NEEDS(x2)), 0,
     1, "x1 / x2"},
    {S_INIT("trunc"), ON_NUMPY, run_unary, PARAMS(NEEDS(x)), EFFECT_UNIT, 1,
     "cuts off decimals"},
    {.name = {0}},
};
