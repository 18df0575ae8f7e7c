// SPDX-License-Identifier: MIT
// thousands: groups of three digits in the numbers that readers see. All pages,
// charts and the search group digits by this module; CSV and JSON never do.
#pragma once

#include "base/buf.h"
#include "frame/numeral.h"

/* What separates groups. */
enum thousands {
    THOUSANDS_COMMA,
    THOUSANDS_SPACE, /* a narrow space that does not break lines */
    THOUSANDS_NONE,
    N_THOUSANDS
};

/* Numbers with fewer digits before the point are not grouped: four digits may
   be a year. Beside longer numbers, in the same column or chart, numbers of
   THOUSANDS_BESIDE digits are grouped, too. */
enum { THOUSANDS_FROM = 5, THOUSANDS_BESIDE = 4 };

/* The grouping of a site in this language: commas in English. */
enum thousands thousands_of_language(str lang);

/* Returns the grouping for numbers with this decimal point: spaces instead of
   commas unless it is '.'. */
enum thousands thousands_beside(enum thousands g, char decimal);

/* The text between two groups; may be empty. */
str thousands_text(enum thousands g);

/* Appends a string of digits, with `before` in front of each group but the
   first, and `after` behind it. */
void thousands_put(struct buf *b, str digits, str before, str after);

/* Whether a number has at least THOUSANDS_FROM digits before the point. */
bool thousands_is_long(double x);

/* Returns a number with grouped digits, in `a`, if it has at least `from`
   digits before the point; `text` itself if it is no number in the notation
   `as`, has groups already, or is a date or id (identifier_is_digits). */
str thousands_of(struct arena *a, str text, const struct notation *as,
                 enum thousands g, size_t from);
