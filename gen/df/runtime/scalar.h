// SPDX-License-Identifier: MIT
// scalar: arithmetic and comparisons between single values, as in Python or,
// for numbers, as in numpy. vector.c calls these functions for each cell of
// columns of mixed types.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/scalar_number.h"

/* Computes x op y as Python does or, if `numpy`, as numpy does with its
   scalars. `op` is the operator of a BINARY expression. Reports a fault at
   `at`. Makes strings in ev->a. */
bool scalar_binary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, bool numpy, struct value x,
                   struct value y, struct value *out);

/* Returns the known_digits (frame/digits.h) of x op y, a number; the returned
   value is meaningless if the result is a bool. If an operand is a column, pass
   an NA with the known_digits of the column. */
uint8_t scalar_digits(enum df_token_kind op, struct value x, struct value y);

/* Compares two numbers, two strings by code point, or two dates or spans for
   which time_comparable is true. Sets *order to -1, 0 or 1, or to 2 if a number
   is NaN. False for other values. */
bool scalar_order(struct value x, struct value y, int *order);

/* Computes x op y for DF_EQUAL to DF_GREATER_EQUAL. Operators other than == and
   != need NaT, or two values that scalar_order can compare; reports other
   values and returns false. */
bool scalar_compare(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct value x, struct value y,
                    bool *out);

/* Reports that integers computed from a column exceed 64 bits. Returns
   false. */
bool scalar_too_large(struct eval *ev, const struct df_expr *at);
