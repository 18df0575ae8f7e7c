// SPDX-License-Identifier: MIT
// beside: finds text beside a number that may change its meaning, such as 1/{},
// minus {}, {}k, {} Mio. and {}½, where {} is the number. Prose that repeats
// the number without this text has another meaning than the cell. Signs,
// currencies and known units are ignored.
#pragma once

#include "frame/numeral.h"

/* A number in a string and the text around it, as slices of the string. */
struct beside {
    str number; /* the number; empty if not found */
    /* The text before and after the number. The number's sign, its currency,
       and blanks next to these are left out. */
    str before, after;
    bool has_unit; /* `after` is empty or a known unit */
};

/* Finds the number in `text` that equals f or, as a percentage, 100 * f, up to
   rounding. If several numbers do, finds the one with the largest number of
   decimal places. `as`: notation of numbers in `text`. */
struct beside beside_number(str text, double f, const struct notation *as);

/* Whether the number was not found, or has only a unit beside it. */
bool beside_is_alone(const struct beside *b);

/* Whether y has the same words beside its number as x: the last word before x's
   number and, unless x has a unit, the first word after it. */
bool beside_same(const struct beside *x, const struct beside *y);
