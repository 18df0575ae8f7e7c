// SPDX-License-Identifier: MIT
// decimal: the decimal digits of a float, correctly rounded and independent of
// the locale. All functions require a finite number >= 0; the caller writes the
// sign.
#pragma once

#include "base/buf.h"

enum { DECIMAL_SHORTEST = 17 }; /* this many digits identify any float */

/* Stores the digits of the shortest decimal that reads back as x, and returns
   the number of digits. If several decimals are equally short, uses the decimal
   nearest to x. Sets *point to the offset of the decimal point from the first
   digit: 0.0125 has the digits "125" and the point -1. Drops trailing zeros; 0
   has the digit "0" and the point 1. */
size_t decimal_shortest(double x, char digits[DECIMAL_SHORTEST], int *point);

/* Appends the digits of x, rounded to n > 0 significant digits, with trailing
   zeros and without a decimal point. Sets *point as decimal_shortest does. */
void decimal_rounded(struct buf *b, double x, size_t n, int *point);

/* Appends x with `places` decimal places: "12.50". Omits the point if `places`
   is 0. */
void decimal_fixed(struct buf *b, double x, size_t places);
