// SPDX-License-Identifier: MIT
// scalar: Python's arithmetic and comparisons between single values, and
// numpy's between numbers. Columns of mixed types use them cell by cell.
#pragma once

#include "df/runtime/eval.h"

/* x op y as Python computes it, or as numpy does with its own scalars; op is
   a token as in a BINARY expression. A fault is reported at `at`. Texts are
   made in ev->a. */
bool scalar_binary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, bool numpy, struct value x,
                   struct value y, struct value *out);

/* The mark (frame/digits.h) of x op y for what is no condition; a column
   stands for its cells as a value without type. */
uint8_t scalar_digits(enum df_token_kind op, struct value x, struct value y);

/* The order of two numbers, or of two strings by code point: -1, 0 or 1; 2
   where one is NaN. False when they have no order. */
bool scalar_order(struct value x, struct value y, int *order);

/* x op y for DF_EQUAL ... DF_GREATER_EQUAL; ordering needs two numbers or
   two texts. */
bool scalar_compare(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct value x, struct value y,
                    bool *out);

/* numpy's floor_divide and remainder of floats, which are Python's except
   for a zero divisor. */
double scalar_floor_divide(double x, double y);
double scalar_remainder(double x, double y);

/* Division of integers towards minus infinity; y is not 0. */
int64_t scalar_floor_divide_int(int64_t x, int64_t y);
int64_t scalar_remainder_int(int64_t x, int64_t y);

/* x to the power of y >= 0; false when it does not fit. */
bool scalar_power_int(int64_t x, int64_t y, int64_t *out);

/* Reports that integers made of a column's exceed 64 bits; gives false. */
bool scalar_too_large(struct eval *ev, const struct df_expr *at);

/* True for bool, int and float; *f is its value, NaN otherwise. */
bool scalar_number(struct value v, double *f);

/* True for nothing and for NaN. */
bool scalar_missing(struct value v);
