// SPDX-License-Identifier: MIT
// digits: how many digits behind the point are left of a number that was
// rounded, formatted or cut off. Values, columns and objects carry that as a
// mark (`known_digits`) to whatever is computed from them.
#pragma once

#include "frame/frame.h"

/* The mark of a number of so many digits, -2 for one rounded to hundreds; and
   back. No mark is 0: no digit is known to be lost. */
uint8_t digits_mark(int digits);
int digits_of_mark(uint8_t mark);

/* What is left of what is computed from two, or more, of such marks. */
uint8_t digits_least(uint8_t x, uint8_t y);

/* The mark of a number times k: the point moves with a power of ten, and stays
   with any other factor. */
uint8_t digits_scaled(uint8_t mark, double k);

/* The mark of a number that was made `after` by rounding to so many digits:
   none when it is the same. */
uint8_t digits_rounded(double before, double after, int digits);

/* The mark of a text that a format made of the number v, which may have one
   of its own. */
uint8_t digits_formatted(struct value v, str made);

/* Returns how many decimal places the number in a string has: 3 for "1.230", -2
   for "1.2e3", 1 for "45.2%". `decimal` is its decimal point or comma. */
int digits_of_text(str s, char decimal);

/* The same of a number as it is shown: 1.5 has 1, and 1200 -2. */
int digits_of_number(double f);
