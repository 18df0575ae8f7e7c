// SPDX-License-Identifier: MIT
// beside: finds text beside a number, {}, that may change its meaning: 1/{},
// minus {}, {}k, {} Mio., {}½. Prose with the number but not this text says
// something else than the cell. Signs, currencies and known units are ignored.
#pragma once

#include "frame/numeral.h"

/* A number in a string and the text around it, as slices of the string. */
struct beside {
    str number;        /* the number; empty if not found */
    str before, after; /* the text before and after the number, without its sign
                          and currency, and without blanks beside it */
    bool has_unit;     /* `after` is empty or a known unit */
};

/* Finds the number in `text` that equals f or, as a percentage, 100 * f, up to
   rounding. If several do, finds the one with the most decimal places. `as`:
   notation of numbers in `text`. */
struct beside beside_number(str text, double f, const struct notation *as);

/* Whether the string has no such number, or nothing beside it but a unit. */
bool beside_is_alone(const struct beside *b);

/* Whether y has the same words beside its number as x: the last word before x's
   number and, unless x has a unit, the first word after it. */
bool beside_same(const struct beside *x, const struct beside *y);
