// SPDX-License-Identifier: MIT
// scalar_number: single values as numbers, and the divisions of Python and
// numpy.
#pragma once

#include "frame/frame.h"

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

/* Whether v is a bool, int or float. Sets *f to its value, or to NaN for other
   types. */
bool scalar_number(struct value v, double *f);

/* Whether v is NA or NaN. */
bool scalar_missing(struct value v);
