// SPDX-License-Identifier: MIT
// beside: finds text beside a number that may change its meaning: 1/{}, minus
// {}, {}k, {} Mio., {}½. If prose quotes the number alone, it says something
// else than the cell. Signs, currencies and known units do not matter.
#pragma once

#include "frame/numeral.h"

/* Slices of the string. */
struct beside {
    str number; /* the number; empty if not found */
    str before,
        after; /* without the number's sign and currency, and without blanks */
    bool has_unit; /* `after` is empty or a known unit */
};

/* Finds the number in a string that equals f, or f in percent; of several, the
   one with the most decimal places. `as` is how the string writes numbers. */
struct beside beside_number(str text, double f, const struct notation *as);

/* Whether the string contains nothing but the number, or no such number. */
bool beside_is_alone(const struct beside *b);

/* Whether another string has the same words beside its number, as far as those
   of the first may matter. */
bool beside_same(const struct beside *x, const struct beside *y);
