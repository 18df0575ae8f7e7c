// SPDX-License-Identifier: MIT
// decimal: the decimal digits of a float, correctly rounded. All functions take
// a finite number >= 0; the caller handles the sign. They ignore the locale.
#pragma once

#include "base/buf.h"

enum { DECIMAL_SHORTEST = 17 }; /* enough digits for any float */

/* Stores the fewest digits that read back as x, and returns their number. Among
   equally short ones, the nearest to x is chosen. The decimal point is *point
   digits to the right of the start of the first digit: 0.0125 gives "125" and
   -1. There are no trailing zeros; 0 gives "0" and 1. */
size_t decimal_shortest(double x, char digits[DECIMAL_SHORTEST], int *point);

/* Appends x rounded to n > 0 significant digits, zeros included; *point is as
   above. */
void decimal_rounded(struct buf *b, double x, size_t n, int *point);

/* Appends x with `places` digits after the point: "12.50". Omits the point if
   `places` is 0. */
void decimal_fixed(struct buf *b, double x, size_t places);
