// SPDX-License-Identifier: MIT
// ufunc: arithmetic and comparisons between arrays of one C type, with the
// results of numpy's universal functions.
#pragma once

#include "df/syntax/df_lexer.h"

/* An array with step 1, or one value for all rows with step 0. */
struct ufunc_floats {
    const double *v;
    size_t step;
};

struct ufunc_ints {
    const int64_t *v;
    size_t step;
};

/* out[i] = x op y for +, -, *, /, //, % and **. */
void ufunc_float(enum df_token_kind op, struct ufunc_floats xs,
                 struct ufunc_floats ys, size_t n, double *out);

/* out[i] = x ** e for the exponents that numpy computes without pow(). False
   for any other exponent; `out` is then unchanged. */
bool ufunc_power(double e, struct ufunc_floats xs, size_t n, double *out);

/* out[i] = x op y for +, -, *, //, %, **, & and |. No divisor may be 0, and no
   exponent negative. False if a result exceeds 64 bits. */
bool ufunc_int(enum df_token_kind op, struct ufunc_ints xs,
               struct ufunc_ints ys, size_t n, int64_t *out);

/* out[i] = x op y for // and % of integers if a divisor is 0. As in pandas, all
   results are floats; rows with the divisor 0 are inf, -inf or nan. */
void ufunc_divide_by_zero(enum df_token_kind op, struct ufunc_ints xs,
                          struct ufunc_ints ys, size_t n, double *out);

/* Whether any of the n integers is in [least, greatest]. */
bool ufunc_any(struct ufunc_ints xs, size_t n, int64_t least, int64_t greatest);

/* out[i] = x op y for DF_EQUAL to DF_GREATER_EQUAL. NaN equals nothing and has
   no order. */
void ufunc_compare_floats(enum df_token_kind op, struct ufunc_floats xs,
                          struct ufunc_floats ys, size_t n, bool *out);
void ufunc_compare_ints(enum df_token_kind op, struct ufunc_ints xs,
                        struct ufunc_ints ys, size_t n, bool *out);
