// SPDX-License-Identifier: MIT
// beside: finds text beside a number that may change its meaning: 1/{}, minus
// {}, {}k, {} Mio., {}½. Prose that quotes such a number without this text
// differs from the cell. Signs, currencies and known units do not matter.
#pragma once

#include "frame/numeral.h"

/* Slices of the string. */
struct beside {
    str number; /* the number; empty if not found */
    str before,
        after; /* without the number's sign and currency, and without blanks */
    bool has_unit; /* `after` is empty or a known unit */
};

/* Finds the number in a string that equals f, or f in percent. If there are
   several, finds the one with the most decimal places. `as` is the notation of
   numbers in the string. */
struct beside beside_number(str text, double f, const struct notation *as);

/* Whether the string contains nothing but the number, or no such number. */
bool beside_is_alone(const struct beside *b);

/* Whether another string has the same words beside its number, as far as the
   words of the first may matter. */
bool beside_same(const struct beside *x, const struct beside *y);
