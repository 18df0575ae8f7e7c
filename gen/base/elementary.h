// SPDX-License-Identifier: MIT
// elementary: exponentials, logarithms, powers, roots and trigonometry with the
// same last digit on every system. The last digit differs between C libraries.
// Special values are those of C17's annex F; errno and floating-point
// exceptions are undefined.
#pragma once

/* Each function computes its result with a relative error below 2^-95, then
   rounds once, to the nearest double. */
double elementary_exp(double x);
double elementary_exp2(double x);
double elementary_expm1(double x);
double elementary_log(double x);
double elementary_log2(double x);
double elementary_log10(double x);
double elementary_log1p(double x);
double elementary_pow(double x, double y);
double elementary_cbrt(double x);
double elementary_sin(double x);
double elementary_cos(double x);
double elementary_tan(double x);
