// SPDX-License-Identifier: MIT
// digits: how many decimal places of a number are still known after rounding,
// formatting or truncation. Values, columns and objects store this number as a
// mark (`known_digits`), and results inherit the mark from their inputs.
#pragma once

#include "frame/frame.h"

/* digits_mark converts a number of decimal places to a mark; -2 places means
   rounded to hundreds. digits_of_mark converts a mark to a number of decimal
   places. The mark 0, for which there is no such number, means that no digit is
   known to be lost. */
uint8_t digits_mark(int digits);
int digits_of_mark(uint8_t mark);

/* Returns the mark of a result computed from numbers with the marks x and y:
   the mark of the less precise number. */
uint8_t digits_least(uint8_t x, uint8_t y);

/* Returns the mark of a number multiplied by k: a power of ten moves the
   decimal point, any other factor keeps the mark. */
uint8_t digits_scaled(uint8_t mark, double k);

/* Returns the mark of a number that was rounded to `digits` decimal places,
   which changed it from `before` to `after`. Returns 0 if `before` equals
   `after` or is not finite. */
uint8_t digits_rounded(double before, double after, int digits);

/* Returns the mark of `made`, the string that results from formatting v. The
   mark is at most as precise as the mark of v. */
uint8_t digits_formatted(struct value v, str made);

/* Returns the number of decimal places of the number in s: 3 for "1.230", -2
   for "1.2e3", 1 for "45.2%". `decimal` is the decimal point in s, '.' or
   ','. */
int digits_of_text(str s, char decimal);

/* Returns the number of decimal places that f needs: 1 for 1.5, -2 for 1200. */
int digits_of_number(double f);
