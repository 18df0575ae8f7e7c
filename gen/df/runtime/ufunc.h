// SPDX-License-Identifier: MIT
// ufunc: arithmetic and comparisons over arrays of one C type, one loop for
// each operator, with numpy's results (its word for them: universal functions).
#pragma once

#include "df/syntax/df_lexer.h"

/* An array with step 1, or one value for every row with step 0. */
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

/* out[i] = x ** e for those powers of a float array that numpy computes by
   other means than pow(); false: e is none of them. */
bool ufunc_power(double e, struct ufunc_floats xs, size_t n, double *out);

/* out[i] = x op y for +, -, *, //, %, **, & and |. No divisor is 0 and no
   power negative. False: a result does not fit in 64 bits. */
bool ufunc_int(enum df_token_kind op, struct ufunc_ints xs,
               struct ufunc_ints ys, size_t n, int64_t *out);

/* The // and % of integers where a divisor may be 0: as in pandas the result
   is float, with inf, -inf or nan in those rows. */
void ufunc_divide_by_zero(enum df_token_kind op, struct ufunc_ints xs,
                          struct ufunc_ints ys, size_t n, double *out);

/* True if one of the n integers is in [least, greatest]. */
bool ufunc_any(struct ufunc_ints xs, size_t n, int64_t least, int64_t greatest);

/* out[i] = x op y for DF_EQUAL ... DF_GREATER_EQUAL. NaN equals nothing and
   has no order. */
void ufunc_compare_floats(enum df_token_kind op, struct ufunc_floats xs,
                          struct ufunc_floats ys, size_t n, bool *out);
void ufunc_compare_ints(enum df_token_kind op, struct ufunc_ints xs,
                        struct ufunc_ints ys, size_t n, bool *out);
