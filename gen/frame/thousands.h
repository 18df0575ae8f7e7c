// SPDX-License-Identifier: MIT
// thousands: groups of three digits in the numbers that readers see. All pages,
// charts and the search group digits by this module; CSV and JSON never do.
#pragma once

#include "base/buf.h"
#include "frame/numeral.h"

/* What separates groups. */
enum thousands {
    THOUSANDS_NONE,
    THOUSANDS_COMMA,
    THOUSANDS_SPACE, /* a narrow space that does not break lines */
    N_THOUSANDS
};

enum { THOUSANDS_FROM = 4 }; /* digits before the point */

/* The numbers of a column so far. Initialize with zeros. */
struct thousands_seen {
    bool any;
    bool amount; /* some number is neither a year nor a date nor an id */
    bool id;     /* some number is an id, or the column's name says so */
};

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

/* Adds a number of the column. */
void thousands_see(struct thousands_seen *s, const struct numeral *x);

/* Whether the column's digits are grouped: unless its name or a number says
   that they are ids, or all numbers are years or dates. */
bool thousands_are_amounts(const struct thousands_seen *s);

/* Whether the digits of a number are grouped: there are at least THOUSANDS_FROM
   before the point, without separators. */
bool thousands_is_long(const struct numeral *x);

/* Returns a number of a column of amounts with grouped digits, in `a`; `text`
   itself if thousands_is_long is false, or it is no number in the notation
   `as`. */
str thousands_of(struct arena *a, str text, const struct notation *as,
                 enum thousands g);
