// SPDX-License-Identifier: MIT
// math: functions of Python's module math, on single numbers. As in Python, an
// argument outside a function's domain is a fault, not nan.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/elementary.h"
#include "base/vec.h"
#include "df/indexing/operate.h"
#include "df/library/exact_sum.h"
#include "df/runtime/iterate.h"
#include "df/runtime/scalar.h"

__extension__ typedef __int128 wide;

static const char NUMBER[] = "a single number";

/* Sets *v and *f to argument p, which must be a single number. Reports any
   other argument. For a column or frame, the help suggests numpy's
   functions. */
static bool read_scalar(struct call *c, enum param p, struct value *v,
                        double *f)
{
    struct object x = call_arg(c, p);
    if (object_scalar(x, v) && scalar_number(*v, f))
        return true;
    call_wrong(c, p, NUMBER);
    if (x.type == OBJECT_SERIES || x.type == OBJECT_FRAME)
        eval_help(c->ev, "use np functions for columns, such as "
                         "np.sqrt(df['a']), or write df['a'].map(math.sqrt)");
    return false;
}

static bool outside(struct call *c, enum param p, const char *domain, double f)
{
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                      "%.*s of %g is undefined; the number must be %s",
                      STR_ARG(c->operation->name), f, domain);
}

static bool too_large(struct call *c)
{
    return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                      "the result of %.*s is too large for a float",
                      STR_ARG(c->operation->name));
}

static bool finish(struct call *c, double f, struct object *out)
{
    *out = object_float(f);
    object_mark(out, call_arg(c, call_first(c)));
    return true;
}

static bool finish_integer(struct call *c, int64_t i, struct object *out)
{
    *out = object_int(i);
    object_mark(out, call_arg(c, call_first(c)));
    return true;
}

/* ---- functions of one number ---- */

static double degrees(double x)
{
    return x * (180 / M_PI);
}

static double radians(double x)
{
    return x * (M_PI / 180);
}

static const struct math_function {
    str name;
    double (*f)(double);
    double low;         /* lower end of the domain */
    bool open;          /* the domain does not include `low` */
    const char *domain; /* for messages */
} UNARY[] = {
    {S_INIT("math.cbrt"), elementary_cbrt, -INFINITY, false, NULL},
    {S_INIT("math.cos"), elementary_cos, -INFINITY, true, "finite"},
    {S_INIT("math.degrees"), degrees, -INFINITY, false, NULL},
    {S_INIT("math.exp"), elementary_exp, -INFINITY, false, NULL},
    {S_INIT("math.exp2"), elementary_exp2, -INFINITY, false, NULL},
    {S_INIT("math.expm1"), elementary_expm1, -INFINITY, false, NULL},
    {S_INIT("math.fabs"), fabs, -INFINITY, false, NULL},
    {S_INIT("math.log10"), elementary_log10, 0, true, "positive"},
    {S_INIT("math.log1p"), elementary_log1p, -1, true, "above -1"},
    {S_INIT("math.log2"), elementary_log2, 0, true, "positive"},
    {S_INIT("math.radians"), radians, -INFINITY, false, NULL},
    {S_INIT("math.sin"), elementary_sin, -INFINITY, true, "finite"},
    {S_INIT("math.sqrt"), sqrt, 0, false, "0 or more"},
    {S_INIT("math.tan"), elementary_tan, -INFINITY, true, "finite"},
};

static bool unary(struct call *c, struct object *out)
{
    const struct math_function *u = UNARY;
    struct value v;
    double x, y;
    while (!str_eq(u->name, c->operation->name))
        u++;
    if (!read_scalar(c, PARAM_x, &v, &x))
        return false;
    y = u->f(x);
    if (x < u->low || (u->open && x == u->low) || (isnan(y) && !isnan(x)))
        return outside(c, PARAM_x, u->domain, x);
    if (isinf(y) && !isinf(x))
        return too_large(c);
    return finish(c, y, out);
}

static bool run_log(struct call *c, struct object *out)
{
    static const enum param OF[] = {PARAM_x, PARAM_base};
    double x, log[2] = {0, 1};
    struct value v;
    for (size_t i = 0; i < 1u + call_given(c, PARAM_base); i++) {
        if (!read_scalar(c, OF[i], &v, &x))
            return false;
        if (x <= 0)
            return outside(c, OF[i], "positive", x);
        log[i] = elementary_log(x);
    }
    if (log[1] == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_base),
                          "the base of a logarithm cannot be 1");
    return finish(c, call_given(c, PARAM_base) ? log[0] / log[1] : log[0], out);
}

static bool run_pow(struct call *c, struct object *out)
{
    double x, y, z;
    struct value v;
    if (!read_scalar(c, PARAM_x, &v, &x) || !read_scalar(c, PARAM_y, &v, &y))
        return false;
    z = elementary_pow(x, y);
    if (isnan(z) && !isnan(x) && !isnan(y))
        return outside(c, PARAM_x, "0 or more for a fractional power", x);
    if (isinf(z) && isfinite(x) && isfinite(y))
        return x == 0 ? outside(c, PARAM_x, "nonzero for a negative power", x)
                      : too_large(c);
    return finish(c, z, out);
}

/* Evaluates math.ceil, math.floor and math.trunc, which return integers. */
static bool to_integer(struct call *c, struct object *out)
{
    str name = c->operation->name;
    struct value v;
    double x;
    if (!read_scalar(c, PARAM_x, &v, &x))
        return false;
    x = str_ends(name, S("ceil"))    ? ceil(x)
        : str_ends(name, S("floor")) ? floor(x)
                                     : trunc(x);
    if (!isfinite(x))
        return outside(c, PARAM_x, "finite", x);
    if (v.type != VALUE_INT && (x < -0x1p63 || x >= 0x1p63))
        return scalar_too_large(c->ev, c->at);
    *out = object_int(v.type == VALUE_INT ? v.i : (int64_t)x);
    object_mark(out, call_arg(c, PARAM_x));
    return true;
}

static bool test(struct call *c, struct object *out)
{
    str name = c->operation->name;
    struct value v;
    double x;
    if (!read_scalar(c, PARAM_x, &v, &x))
        return false;
    *out = object_bool(str_ends(name, S("isnan"))   ? isnan(x)
                       : str_ends(name, S("isinf")) ? isinf(x)
                                                    : isfinite(x));
    return true;
}

/* Evaluates math.copysign and math.fmod. */
static bool binary(struct call *c, struct object *out)
{
    bool sign = str_ends(c->operation->name, S("copysign"));
    double x, y;
    struct value v;
    if (!read_scalar(c, PARAM_x, &v, &x) || !read_scalar(c, PARAM_y, &v, &y))
        return false;
    if (!sign && (isinf(x) || y == 0) && !isnan(x) && !isnan(y))
        return outside(c, isinf(x) ? PARAM_x : PARAM_y,
                       isinf(x) ? "finite" : "nonzero", isinf(x) ? x : y);
    return finish(c, sign ? copysign(x, y) : fmod(x, y), out);
}

static bool modf_(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    double x, whole;
    struct value v;
    if (!read_scalar(c, PARAM_x, &v, &x))
        return false;
    x = modf(x, &whole);
    l->tuple = true;
    vec_push(c->ev->scratch, l, object_float(x));
    vec_push(c->ev->scratch, l, object_float(whole));
    *out = object_list(l);
    return true;
}

static bool isclose(struct call *c, struct object *out)
{
    static const enum param OF[] = {PARAM_a, PARAM_b, PARAM_rel_tol,
                                    PARAM_abs_tol};
    double x[4] = {0, 0, 1e-9, 0}, gap;
    struct value v;
    for (size_t i = 0; i < 4; i++)
        if ((i < 2 || call_given(c, OF[i])) &&
            !read_scalar(c, OF[i], &v, &x[i]))
            return false;
    for (size_t i = 2; i < 4; i++)
        if (x[i] < 0)
            return call_wrong(c, OF[i], "0 or more");
    gap = fabs(x[0] - x[1]);
    *out = object_bool(x[0] == x[1] ||
                       (!isinf(x[0]) && !isinf(x[1]) &&
                        (gap <= x[2] * fabs(x[0]) || gap <= x[2] * fabs(x[1]) ||
                         gap <= x[3])));
    return true;
}

/* ---- functions of integers ---- */

/* Sets *i to argument p, which must be an integer from `least`. */
static bool read_integer(struct call *c, enum param p, int64_t least,
                         int64_t *i)
{
    struct value v;
    if (!object_scalar(call_arg(c, p), &v) ||
        (v.type != VALUE_INT && v.type != VALUE_BOOL))
        return call_wrong(c, p, "an integer");
    *i = v.type == VALUE_INT ? v.i : v.b;
    return *i >= least ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                      "'%.*s' needs an integer from %lld",
                      STR_ARG(c->operation->name), (long long)least);
}

/* Evaluates math.comb(n, k), math.perm(n, k) and math.factorial(n), which is
   math.perm(n, n): k factors, each divided for comb. */
static bool choose(struct call *c, struct object *out)
{
    bool divides = str_ends(c->operation->name, S("comb"));
    bool one = str_ends(c->operation->name, S("factorial"));
    wide r = 1;
    int64_t n, k;
    if (!read_integer(c, one ? PARAM_x : PARAM_n, 0, &n))
        return false;
    k = n;
    if (call_has(c, PARAM_k) && !read_integer(c, PARAM_k, 0, &k))
        return false;
    if (k > n)
        return finish_integer(c, 0, out);
    if (divides && k > n - k)
        k = n - k;
    for (int64_t i = 0; i < k; i++) {
        r *= n - i;
        r = divides ? r / (i + 1) : r;
        if (r > INT64_MAX)
            return scalar_too_large(c->ev, c->at);
    }
    return finish_integer(c, (int64_t)r, out);
}

static bool isqrt(struct call *c, struct object *out)
{
    int64_t n, r;
    if (!read_integer(c, PARAM_n, 0, &n))
        return false;
    r = (int64_t)sqrt((double)n);
    while ((wide)r * r > n)
        r--;
    while ((wide)(r + 1) * (r + 1) <= n)
        r++;
    return finish_integer(c, r, out);
}

/* ---- functions of many numbers ---- */

/* Squares of the coordinates are added without rounding, after division by a
   power of two that keeps them in the range of floats. */
static bool hypotenuse(struct call *c, struct object *out)
{
    const struct list *l = as_list(call_arg(c, PARAM_values));
    struct exact_sum sum = {0};
    double most = 0, low, r;
    struct value v;
    double *x = NEW_N(c->ev->scratch, double, l->n + 1);
    for (size_t i = 0; i < l->n; i++) {
        if (!object_scalar(l->v[i], &v) || !scalar_number(v, &x[i]))
            return eval_fault(
                c->ev, DIAG_DF_TYPE, call_rest_at(c, PARAM_values, i),
                "'%.*s' needs numbers", STR_ARG(c->operation->name));
        most = isinf(most) || fabs(x[i]) <= most ? most : fabs(x[i]);
    }
    *out = object_float(most);
    if (most == 0 || !isfinite(most))
        return true;
    int power = ilogb(most);
    for (size_t i = 0; i < l->n; i++) {
        double part = scalbn(x[i], -power);
        exact_sum_add_product(&sum, part, part);
    }
    double high = exact_sum_quotient(&sum, 1, &low);
    r = sqrt(high);
    r = scalbn(r + (fma(-r, r, high) + low) / (2 * r), power);
    *out = object_float(r);
    return isfinite(r) || too_large(c);
}

/* Evaluates math.gcd and math.lcm. */
static bool divisor(struct call *c, struct object *out)
{
    bool multiple = str_ends(c->operation->name, S("lcm"));
    const struct list *l = as_list(call_arg(c, PARAM_values));
    uint64_t r = multiple;
    for (size_t i = 0; i < l->n; i++) {
        struct value v;
        if (!object_scalar(l->v[i], &v) || v.type != VALUE_INT)
            return eval_fault(
                c->ev, DIAG_DF_TYPE, call_rest_at(c, PARAM_values, i),
                "'%.*s' needs integers", STR_ARG(c->operation->name));
        uint64_t x = v.i < 0 ? 0 - (uint64_t)v.i : (uint64_t)v.i, a = r, b = x;
        while (b) {
            uint64_t rest = a % b;
            a = b;
            b = rest;
        }
        if (multiple && a && __builtin_mul_overflow(r / a, x, &r))
            return scalar_too_large(c->ev, c->at);
        r = multiple ? (a ? r : 0) : a;
    }
    if (r > INT64_MAX)
        return scalar_too_large(c->ev, c->at);
    *out = object_int((int64_t)r);
    return true;
}

static bool run_fsum(struct call *c, struct object *out)
{
    struct exact_sum sum = {0};
    size_t n;
    return exact_sum_of(c, PARAM_seq, &sum, &n) &&
           finish(c, exact_sum_value(&sum), out);
}

static bool prod(struct call *c, struct object *out)
{
    struct list l = {0};
    *out = call_value(c, PARAM_start);
    if (!iterate(c->ev, call_at(c, PARAM_iterable), call_arg(c, PARAM_iterable),
                 &l) ||
        !eval_steps(c->ev, c->at, l.n))
        return false;
    for (size_t i = 0; i < l.n; i++)
        if (!operate_binary(c->ev, c->at, DF_STAR, *out, l.v[i], out))
            return false;
    return true;
}

/* ---- operations ---- */

#define ROW(name, function, effect, help)                                     \
    {                                                                         \
        S_INIT("math." name), ON_LIBRARY, function, PARAMS(NEEDS(x)), effect, \
            1, help                                                           \
    }

const struct operation MATH_OPERATIONS[] = {
    ROW("cbrt", unary, 0, "cube root"),
    ROW("ceil", to_integer, EFFECT_UNIT,
        "the least integer that is not below x"),
    {S_INIT("math.comb"), ON_LIBRARY, choose, PARAMS(NEEDS(n), NEEDS(k)), 0, 1,
     "the number of ways to choose k of n objects"},
    {S_INIT("math.copysign"), ON_LIBRARY, binary, PARAMS(NEEDS(x), NEEDS(y)), 0,
     1, "the size of x with the sign of y, as a float"},
    ROW("cos", unary, 0, "cosine"),
    ROW("degrees", unary, 0, "converts radians to degrees"),
    ROW("exp", unary, 0, "e to the power of x"),
    ROW("exp2", unary, 0, "2 to the power of x"),
    ROW("expm1", unary, 0, "e to the power of x, minus 1"),
    ROW("fabs", unary, EFFECT_UNIT, "the absolute value, as a float"),
    ROW("factorial", choose, 0, "the product of the integers up to x"),
    ROW("floor", to_integer, EFFECT_UNIT,
        "the greatest integer that is not above x"),
    {S_INIT("math.fsum"), ON_LIBRARY, run_fsum, PARAMS(NEEDS(seq)), EFFECT_UNIT,
     2, "the sum, rounded once"},
    {S_INIT("math.fmod"), ON_LIBRARY, binary, PARAMS(NEEDS(x), NEEDS(y)), 0, 1,
     "the remainder of x / y, with the sign of x"},
    {S_INIT("math.gcd"), ON_LIBRARY, divisor, PARAMS(REST(values)), 0, 1,
     "the greatest common divisor"},
    {S_INIT("math.hypot"), ON_LIBRARY, hypotenuse, PARAMS(REST(values)), 0, 1,
     "the length of the vector with these coordinates"},
    {S_INIT("math.isclose"), ON_LIBRARY, isclose,
     PARAMS(NEEDS(a), NEEDS(b), NAMED(rel_tol, FLOAT(1e-9)),
            NAMED(abs_tol, FLOAT(0))),
     0, 1, "whether two numbers are nearly equal"},
    ROW("isfinite", test, 0, "whether x is neither nan nor infinite"),
    ROW("isinf", test, 0, "whether x is infinite"),
    ROW("isnan", test, 0, "whether x is nan"),
    {S_INIT("math.isqrt"), ON_LIBRARY, isqrt, PARAMS(NEEDS(n)), 0, 1,
     "the square root of an integer, rounded down"},
    {S_INIT("math.lcm"), ON_LIBRARY, divisor, PARAMS(REST(values)), 0, 1,
     "the least common multiple"},
    {S_INIT("math.log"), ON_LIBRARY, run_log,
     PARAMS(NEEDS(x), OPT(base, UNSET)), 0, 1,
     "logarithm, natural or to a base"},
    ROW("log10", unary, 0, "logarithm to base 10"),
    ROW("log1p", unary, 0, "natural logarithm of 1 + x"),
    ROW("log2", unary, 0, "logarithm to base 2"),
    ROW("modf", modf_, 0, "a tuple of the fraction and the integer part of x"),
    {S_INIT("math.perm"), ON_LIBRARY, choose, PARAMS(NEEDS(n), OPT(k, NONE)), 0,
     1, "the number of ways to choose k of n objects in order"},
    {S_INIT("math.pow"), ON_LIBRARY, run_pow, PARAMS(NEEDS(x), NEEDS(y)), 0, 1,
     "x to the power of y, as a float"},
    {S_INIT("math.prod"), ON_LIBRARY, prod,
     PARAMS(NEEDS(iterable), NAMED(start, INT(1))), 0, 2, "the product"},
    ROW("radians", unary, 0, "converts degrees to radians"),
    ROW("sin", unary, 0, "sine"),
    ROW("sqrt", unary, 0, "square root"),
    ROW("tan", unary, 0, "tangent"),
    ROW("trunc", to_integer, EFFECT_UNIT, "x without its fraction"),
    {.name = {0}},
};
