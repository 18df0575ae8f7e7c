// SPDX-License-Identifier: MIT
// thousands: groups the digits of the numbers that readers see, three by three,
// as in 1,048,576. All pages, charts and the search use this module to group
// digits; CSV and JSON never have groups.
#pragma once

#include "base/buf.h"
#include "frame/numeral.h"

/* The separator of groups of digits. */
enum thousands {
    THOUSANDS_NONE,
    THOUSANDS_COMMA,
    THOUSANDS_SPACE, /* a narrow space that does not break lines */
    N_THOUSANDS
};

/* The minimum number of digits before the point for which digits are
   grouped. */
enum { THOUSANDS_FROM = 4 };

/* A summary of the numbers of a column. Initialize with zeros. */
struct thousands_seen {
    bool any;
    bool amount; /* some number is neither a year nor a date nor an id */
    bool id;     /* some number is an id, or the column's name says that its
                    numbers are ids */
};

/* Returns the separator for a site in the language `lang`: a comma for English,
   otherwise a space. */
enum thousands thousands_of_language(str lang);

/* Returns the separator for numbers whose decimal point is `decimal`: a space
   if g is a comma and `decimal` is not '.', otherwise g. */
enum thousands thousands_beside(enum thousands g, char decimal);

/* Returns the string between two groups; it may be empty. */
str thousands_text(enum thousands g);

/* Appends a string of digits in groups of three. Each group except the first is
   preceded by `before` and followed by `after`. */
void thousands_put(struct buf *b, str digits, str before, str after);

/* Adds a number of the column to the summary. */
void thousands_see(struct thousands_seen *s, const struct numeral *x);

/* Whether the column's digits are grouped. They are not grouped if the column's
   name or a number shows that the numbers are ids, or if all numbers are years
   or dates. */
bool thousands_are_amounts(const struct thousands_seen *s);

/* Whether the digits of a number need grouping: it has no separators and at
   least THOUSANDS_FROM digits before the point. */
bool thousands_is_long(const struct numeral *x);

/* Returns `text`, a number in a column of amounts, with its digits grouped, in
   `a`. Returns `text` itself if it is not a number in the notation `as`, or if
   thousands_is_long is false for the number. */
str thousands_of(struct arena *a, str text, const struct notation *as,
                 enum thousands g);
