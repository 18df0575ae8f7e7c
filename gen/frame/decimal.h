// SPDX-License-Identifier: MIT
// decimal: the decimal digits of a float, always correctly rounded. number
// and spec lay them out. All take a finite number >= 0 (the sign is the
// caller's) and know no locale.
#pragma once

#include "base/buf.h"

enum { DECIMAL_SHORTEST = 17 }; /* digits are enough for any float */

/* The fewest digits that read back as x, of those the nearest to x: 0.0125
   gives "125" and *point -1, for 0.[0]125: the decimal point stands *point
   digits to the right of the first digit's left edge. No trailing zeros;
   0 gives "0" and 1. Returns their number. */
size_t decimal_shortest(double x, char digits[DECIMAL_SHORTEST], int *point);

/* x rounded to n > 0 significant digits: all n are appended to b, zeros
   included; *point as above. */
void decimal_rounded(struct buf *b, double x, size_t n, int *point);

/* x with `places` digits after the point, as "12.50"; without a point when
   there are none. */
void decimal_fixed(struct buf *b, double x, size_t places);
