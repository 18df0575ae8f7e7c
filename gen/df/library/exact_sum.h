// SPDX-License-Identifier: MIT
// exact_sum: sums of floats without intermediate rounding, after Shewchuk,
// "Adaptive Precision Floating-Point Arithmetic" (1997), as in math.fsum.
#pragma once

#include "df/runtime/call.h"

/* A sum, as n floats that do not overlap, the smallest first. Must be
   initialized to zero. 40 parts of 53 binary digits suffice: the range of a
   double has 2,098. */
struct exact_sum {
    double parts[40];
    size_t n;
    double special; /* the sum of the infinite and nan terms */
};

void exact_sum_add(struct exact_sum *s, double x);

/* Adds x * y without rounding. Products below 1e-290 lose digits. */
void exact_sum_add_product(struct exact_sum *s, double x, double y);

/* Returns the sum, rounded once. */
double exact_sum_value(const struct exact_sum *s);

/* Returns the sum divided by d; nearly always, this is the float nearest to the
   quotient. Sets *rest to the rounding error of the result. */
double exact_sum_quotient(const struct exact_sum *s, double d, double *rest);

/* Adds all numbers in argument p to the sum, and sets *n to their number.
   Reports an element that is not a number and returns false. */
bool exact_sum_of(struct call *c, enum param p, struct exact_sum *s, size_t *n);
