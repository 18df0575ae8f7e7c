// SPDX-License-Identifier: MIT
// display: how many digits of computed floats readers see. Sorting, filters,
// CSV, JSON and further computations use all digits.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

enum {
    DISPLAY_DIGITS_MAX = 15, /* maximum number of significant digits to show */
    DISPLAY_MANY = 10        /* computed floats with more significant digits
                                than this are reported */
};

/* Parses a number of significant digits, 1 to DISPLAY_DIGITS_MAX, or "all",
   which is stored as 0. Returns false for other strings. */
bool display_read_digits(str text, unsigned *digits);

/* The values that display_read_digits accepts, for messages. */
#define DISPLAY_DIGITS "it must be a number from 1 to 15, or all"

/* Whether the floats of the column were computed, and were not rounded or
   converted to strings afterwards. Then neither the script nor a file
   determines how many digits the floats have. */
bool display_is_open(const struct column *c);

/* Returns how the floats of a column are shown with `digits` significant
   digits. All floats get the same number of decimal places. It is the larger of
   two numbers: the places that the largest float needs for `digits` digits, and
   the places that the smallest float needs for three digits. If the floats are
   too far apart, or very small or large, each float gets its own number of
   places. */
struct display display_of(const struct column *c, unsigned digits);

/* Whether c->display gives all floats of the column the same number of decimal
   places, which is stored in *places. */
bool display_shares_places(const struct column *c, uint8_t *places);

/* Returns f with `digits` significant digits in the columns for which
   display_is_open is true. Returns f itself if there are no such columns, else
   a copy in `a`. */
const struct frame *display_frame(struct arena *a, const struct frame *f,
                                  unsigned digits);

/* Returns the first row whose float has a fraction and more than DISPLAY_MANY
   significant digits, or STR_NPOS if there is no such row. */
size_t display_first_long(const struct column *c);

/* Appends a cell as readers see it: like value_put, but with the digits of
   c->display. */
void display_put(struct buf *b, const struct column *c, size_t row);
