// SPDX-License-Identifier: MIT
// polynomial: np.polyfit, np.polyval and np.poly1d, which compute with the
// coefficients of a polynomial, highest power first.
#include <math.h>

#include "base/codes/df.h"
#include "df/elementwise/polynomial_fit.h"
#include "df/indexing/each.h"
#include "df/runtime/call.h"
#include "df/runtime/row.h"
#include "df/runtime/scalar.h"

/* Reads argument p, a column, list or array of numbers. */
static bool read_numbers(struct call *c, enum param p, const struct column **x)
{
    return each_argument(c, p, x) &&
           ((*x)->n == 0 || ((*x)->type <= COLUMN_BOOL && !(*x)->dtype) ||
            call_needs_numbers(c, p, *x));
}

static double number_at(const struct column *x, size_t i)
{
    double f;
    scalar_number(column_value(x, i), &f);
    return f;
}

/* ---- polyfit ---- */

/* Reads argument p as an array of finite numbers. */
static bool read_finite(struct call *c, enum param p, const struct column **x,
                        double **v)
{
    if (!read_numbers(c, p, x) ||
        !eval_spend(c->ev, c->at, (*x)->n, sizeof **v))
        return false;
    *v = NEW_N(c->ev->scratch, double, (*x)->n + 1);
    for (size_t i = 0; i < (*x)->n; i++) {
        (*v)[i] = number_at(*x, i);
        if (!isfinite((*v)[i]))
            return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                              "'polyfit' needs finite numbers, but %s of row "
                              "%zu is not",
                              p == PARAM_x ? "x" : "y", i + 1) ||
                   eval_help(c->ev, "remove rows with missing cells: "
                                    "df.dropna(subset=['x', 'y'])");
    }
    return true;
}

static bool read_degree(struct call *c, int64_t *degree)
{
    if (!call_int(c, PARAM_deg, degree))
        return false;
    return (*degree >= 0 && *degree <= POLYNOMIAL_DEGREE_MAX) ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_deg),
                      "the degree must be between 0 and %d",
                      POLYNOMIAL_DEGREE_MAX);
}

static bool no_fit(struct call *c, enum polynomial_fit why, int64_t degree)
{
    if (why == POLYNOMIAL_FEW)
        return eval_fault(
            c->ev, DIAG_DF_VALUE, call_at(c, PARAM_x),
            "for degree %d, 'polyfit' needs at least %d different "
            "values of x",
            (int)degree, (int)degree + 1);
    return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_x),
                      "'polyfit' of values of x that are much closer to each "
                      "other than to 0") ||
           eval_help(c->ev, "numpy's result would have few correct digits; "
                            "subtract the mean first: x - x.mean()");
}

static bool polyfit(struct call *c, struct object *out)
{
    const struct column *of[2];
    double *x, *y, coefficients[POLYNOMIAL_DEGREE_MAX + 1];
    int64_t degree = 0;
    void *cells;
    if (!read_finite(c, PARAM_x, &of[0], &x) ||
        !read_finite(c, PARAM_y, &of[1], &y) || !read_degree(c, &degree))
        return false;
    if (of[0]->n != of[1]->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_y),
                          "x has %zu number%s, but y has %zu", of[0]->n,
                          STR_S(of[0]->n), of[1]->n);
    if (!eval_spend(c->ev, c->at, of[0]->n, 3 * 2 * sizeof(double)))
        return false;
    size_t n = (size_t)degree + 1;
    enum polynomial_fit why = polynomial_fit(c->ev->scratch, x, y, of[0]->n,
                                             (size_t)degree, coefficients);
    if (why != POLYNOMIAL_FITS)
        return no_fit(c, why, degree);
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_FLOAT, n, &cells, of, 2);
    for (size_t i = 0; made && i < n; i++)
        ((double *)cells)[i] = coefficients[i];
    if (made)
        *out = object_array(c->ev->scratch, made, SERIES_ARRAY);
    return made != NULL;
}

/* ---- polyval ---- */

/* Computes the polynomial p of integers. Returns false if a result exceeds 64
   bits. */
static bool of_ints(const struct column *p, const int64_t *x, size_t n,
                    int64_t *out)
{
    bool over = false;
    for (size_t i = 0; i < n; i++) {
        out[i] = 0;
        for (size_t k = 0; k < p->n; k++)
            over |= __builtin_mul_overflow(out[i], x[i], &out[i]) ||
                    __builtin_add_overflow(out[i], p->i[k], &out[i]);
    }
    return !over;
}

static void of_floats(const struct column *p, const struct column *x,
                      double *out)
{
    for (size_t i = 0; i < x->n; i++) {
        double f = number_at(x, i);
        out[i] = 0;
        for (size_t k = 0; k < p->n; k++)
            out[i] = out[i] * f + number_at(p, k);
    }
}

/* Reads argument x. A single number becomes a column of one cell, and sets
 *single to true. */
static bool read_x(struct call *c, const struct column **x, bool *single)
{
    struct value v;
    struct object of = call_arg(c, PARAM_x);
    *single = object_scalar(of, &v);
    if (!*single)
        return read_numbers(c, PARAM_x, x);
    if (v.type != VALUE_INT && v.type != VALUE_FLOAT)
        return call_wrong(c, PARAM_x, "numbers");
    *x = eval_constant(c->ev, call_at(c, PARAM_x), STR_NONE, v, 1);
    return *x != NULL;
}

/* Sets *out to the values of the polynomial p at argument x. */
static bool evaluate(struct call *c, const struct column *p, struct object *out)
{
    const struct column *x;
    bool single;
    void *cells;
    if (!read_x(c, &x, &single))
        return false;
    if (p->n == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the polynomial has no coefficients");
    if (p->type == COLUMN_BOOL || x->type == COLUMN_BOOL)
        return call_needs_numbers(c, PARAM_x, p->type == COLUMN_BOOL ? p : x);
    bool ints = p->type == COLUMN_INT && x->type == COLUMN_INT;
    if (!eval_steps(c->ev, c->at, x->n * p->n / 8))
        return false;
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, ints ? COLUMN_INT : COLUMN_FLOAT,
                    x->n, &cells, &x, single ? 0 : 1);
    if (!made)
        return false;
    if (ints && !of_ints(p, x->i, x->n, cells))
        return scalar_too_large(c->ev, c->at);
    if (!ints)
        of_floats(p, x, cells);
    *out = object_array(c->ev->scratch, made, SERIES_ARRAY);
    if (single) {
        *out = object_value(column_value(made, 0));
        out->numpy = true;
    }
    return true;
}

static bool polyval(struct call *c, struct object *out)
{
    const struct column *p;
    return read_numbers(c, PARAM_p, &p) && evaluate(c, p, out);
}

/* ---- poly1d ---- */

static bool call_poly1d(struct call *c, struct object *out)
{
    return evaluate(c, as_series(c->self)->column, out);
}

/* The function that np.poly1d returns. Scripts cannot name it. */
static const struct operation POLY1D = {S_INIT("poly1d"),
                                        ON_SERIES,
                                        call_poly1d,
                                        PARAMS(NEEDS(x)),
                                        0,
                                        2,
                                        "the values of a polynomial at x"};

static bool poly1d(struct call *c, struct object *out)
{
    const struct column *p;
    if (!read_numbers(c, PARAM_c_or_r, &p))
        return false;
    struct object self = object_array(c->ev->scratch, p, SERIES_ARRAY);
    *out = object_method(c->ev->scratch, self, &POLY1D);
    return true;
}

/* ---- operations ---- */

const struct operation POLYNOMIAL_OPERATIONS[] = {
    {S_INIT("poly1d"), ON_NUMPY, poly1d, PARAMS(NEEDS(c_or_r)), 0, 1,
     "a function that computes the polynomial with these coefficients"},
    {S_INIT("polyfit"), ON_NUMPY, polyfit,
     PARAMS(NEEDS(x), NEEDS(y), NEEDS(deg)), 0, 16,
     "coefficients of the polynomial closest to points, highest power first"},
    {S_INIT("polyval"), ON_NUMPY, polyval, PARAMS(NEEDS(p), NEEDS(x)), 0, 2,
     "the values at x of the polynomial with the coefficients p"},
    {.name = {0}},
};
