// SPDX-License-Identifier: MIT
// beside: finds text beside a number that may change its meaning, such as 1/{},
// minus {}, {}k, {} Mio. and {}½, where {} is the number. If a cell has such
// text, prose that repeats only the number means something else. Signs,
// currencies and known units do not count as such text.
#pragma once

#include "frame/numeral.h"

/* A number in a string and the text around it, as slices of the string. */
struct beside {
    str number; /* the number; empty if not found */
    /* The text before and after the number, without the number's sign and
       currency and without the blanks beside them. */
    str before, after;
    bool has_unit; /* `after` is empty or a known unit */
};

/* Finds the number in `text` that equals f or, as a percentage, 100 * f, up to
   rounding and sign. If several numbers match, finds the number with the most
   decimal places. `as`: notation of numbers in `text`. */
struct beside beside_number(str text, double f, const struct notation *as);

/* Whether the number was not found, or has no text beside it except, perhaps, a
   unit after it. */
bool beside_is_alone(const struct beside *b);

/* Whether y has the same words beside its number as x: the last word before x's
   number and, unless x has a unit, the first word after it. */
bool beside_same(const struct beside *x, const struct beside *y);
