// SPDX-License-Identifier: MIT
// digits: how many decimal places are still known of a number that was rounded,
// formatted or truncated. Values, columns and objects carry this number as a
// mark (`known_digits`) into everything that is computed from them.
#pragma once

#include "frame/frame.h"

/* Converts a number of decimal places to a mark and back; -2 means rounded to
   hundreds. 0 means no mark: no digit is known to be lost. */
uint8_t digits_mark(int digits);
int digits_of_mark(uint8_t mark);

/* Returns the mark of a result computed from numbers with the marks x and y. */
uint8_t digits_least(uint8_t x, uint8_t y);

/* Returns the mark of a number times k: a power of ten moves the point, any
   other factor does not. */
uint8_t digits_scaled(uint8_t mark, double k);

/* Returns the mark of a number that was rounded from `before` to `after`, with
   `digits` decimal places; 0 if they are equal. */
uint8_t digits_rounded(double before, double after, int digits);

/* Returns the mark of the string `made`, which a format made from the number v.
   The number itself may have a mark. */
uint8_t digits_formatted(struct value v, str made);

/* Returns how many decimal places the number in a string has: 3 for "1.230", -2
   for "1.2e3", 1 for "45.2%". `decimal` is its decimal point or comma. */
int digits_of_text(str s, char decimal);

/* Returns the same for a number as it is shown: 1 for 1.5, -2 for 1200. */
int digits_of_number(double f);
