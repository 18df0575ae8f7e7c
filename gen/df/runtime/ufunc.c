// SPDX-License-Identifier: MIT
// ufunc: macros make a loop for each operator and type, so that the compiler
// can optimise each loop.
#include "df/runtime/ufunc.h"

#include <math.h>

#include "base/elementary.h"
#include "df/runtime/scalar.h"

/* Runs a statement for each row, in which x and y are the row's cells. */
#define EACH(type, statement)                              \
    for (size_t i = 0; i < n; i++) {                       \
        type x = xs.v[i * xs.step], y = ys.v[i * ys.step]; \
        statement;                                         \
    }

void ufunc_float(enum df_token_kind op, struct ufunc_floats xs,
                 struct ufunc_floats ys, size_t n, double *out)
{
    switch (op) {
    case DF_PLUS: EACH(double, out[i] = x + y); break;
    case DF_MINUS: EACH(double, out[i] = x - y); break;
    case DF_STAR: EACH(double, out[i] = x * y); break;
    case DF_SLASH: EACH(double, out[i] = x / y); break;
    case DF_FLOOR: EACH(double, out[i] = scalar_floor_divide(x, y)); break;
    case DF_PERCENT: EACH(double, out[i] = scalar_remainder(x, y)); break;
    default: EACH(double, out[i] = elementary_pow(x, y)); break;
    }
}

bool ufunc_power(double e, struct ufunc_floats xs, size_t n, double *out)
{
    if (e != 2 && e != 1 && e != 0 && e != 0.5 && e != -1)
        return false;
    for (size_t i = 0; i < n; i++) {
        double x = xs.v[i * xs.step];
        out[i] = e == 2     ? x * x
                 : e == 1   ? x
                 : e == 0   ? 1
                 : e == 0.5 ? sqrt(x)
                            : 1 / x;
    }
    return true;
}

/* Sets *out to x // y. Returns whether the result exceeds 64 bits. */
static bool floor_divide(int64_t x, int64_t y, int64_t *out)
{
    *out = scalar_floor_divide_int(x, y);
    return x == INT64_MIN && y == -1;
}

bool ufunc_int(enum df_token_kind op, struct ufunc_ints xs,
               struct ufunc_ints ys, size_t n, int64_t *out)
{
    bool over = false;
    switch (op) {
    case DF_PLUS:
        EACH(int64_t, over |= __builtin_add_overflow(x, y, &out[i]));
        break;
    case DF_MINUS:
        EACH(int64_t, over |= __builtin_sub_overflow(x, y, &out[i]));
        break;
    case DF_STAR:
        EACH(int64_t, over |= __builtin_mul_overflow(x, y, &out[i]));
        break;
    case DF_FLOOR: EACH(int64_t, over |= floor_divide(x, y, &out[i])); break;
    case DF_PERCENT: EACH(int64_t, out[i] = scalar_remainder_int(x, y)); break;
    case DF_POWER:
        EACH(int64_t, over |= !scalar_power_int(x, y, &out[i]));
        break;
    case DF_AMPERSAND: EACH(int64_t, out[i] = x & y); break;
    case DF_CARET: EACH(int64_t, out[i] = x ^ y); break;
    default: EACH(int64_t, out[i] = x | y); break;
    }
    return !over;
}

void ufunc_divide_by_zero(enum df_token_kind op, struct ufunc_ints xs,
                          struct ufunc_ints ys, size_t n, double *out)
{
    double nothing = (double)NAN;
    if (op == DF_FLOOR)
        EACH(int64_t, out[i] = y   ? (double)scalar_floor_divide_int(x, y)
                               : x ? copysign(INFINITY, (double)x)
                                   : nothing)
    else
        EACH(int64_t, out[i] = y ? (double)scalar_remainder_int(x, y) : nothing)
}

bool ufunc_any(struct ufunc_ints xs, size_t n, int64_t least, int64_t greatest)
{
    for (size_t i = 0; i < (xs.step ? n : 1); i++)
        if (xs.v[i] >= least && xs.v[i] <= greatest)
            return true;
    return false;
}

#define COMPARE(type)                                       \
    switch (op) {                                           \
    case DF_EQUAL: EACH(type, out[i] = x == y); break;      \
    case DF_NOT_EQUAL: EACH(type, out[i] = x != y); break;  \
    case DF_LESS: EACH(type, out[i] = x < y); break;        \
    case DF_LESS_EQUAL: EACH(type, out[i] = x <= y); break; \
    case DF_GREATER: EACH(type, out[i] = x > y); break;     \
    default: EACH(type, out[i] = x >= y); break;            \
    }

void ufunc_compare_floats(enum df_token_kind op, struct ufunc_floats xs,
                          struct ufunc_floats ys, size_t n, bool *out)
{
    COMPARE(double)
}

void ufunc_compare_ints(enum df_token_kind op, struct ufunc_ints xs,
                        struct ufunc_ints ys, size_t n, bool *out)
{
    COMPARE(int64_t)
}
