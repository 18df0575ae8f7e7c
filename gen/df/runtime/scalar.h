// SPDX-License-Identifier: MIT
// scalar: Python's arithmetic and comparisons between single values, and
// numpy's between numbers. vector.c calls these functions for each cell of
// columns of mixed types.
#pragma once

#include "df/runtime/eval.h"

/* Computes x op y as Python does or, if `numpy`, as numpy does with its
   scalars. `op` is the operator of a BINARY expression. Reports a fault at
   `at`. Makes strings in ev->a. */
bool scalar_binary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, bool numpy, struct value x,
                   struct value y, struct value *out);

/* Returns the known_digits (frame/digits.h) of x op y, which must not be a
   condition. For an operand that is a column, x or y is an NA with the
   known_digits of the column. */
uint8_t scalar_digits(enum df_token_kind op, struct value x, struct value y);

/* Compares two numbers, or two strings by code point. Sets *order to -1, 0 or
   1, or to 2 if one is NaN. False for values of other types. */
bool scalar_order(struct value x, struct value y, int *order);

/* Computes x op y for DF_EQUAL to DF_GREATER_EQUAL. All but == and != need two
   numbers or two strings; reports other types. */
bool scalar_compare(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct value x, struct value y,
                    bool *out);

/* numpy's floor_divide and remainder of floats, which differ from Python's only
   for a zero divisor. */
double scalar_floor_divide(double x, double y);
double scalar_remainder(double x, double y);

/* Division of integers towards minus infinity; y is not 0. */
int64_t scalar_floor_divide_int(int64_t x, int64_t y);
int64_t scalar_remainder_int(int64_t x, int64_t y);

/* Sets *out to x to the power of y, which is not negative. False if the result
   exceeds 64 bits. */
bool scalar_power_int(int64_t x, int64_t y, int64_t *out);

/* Reports that integers computed from a column exceed 64 bits. Returns
   false. */
bool scalar_too_large(struct eval *ev, const struct df_expr *at);

/* Whether v is a bool, int or float. Sets *f to its value, or to NaN for other
   types. */
bool scalar_number(struct value v, double *f);

/* Whether v is NA or NaN. */
bool scalar_missing(struct value v);
