// SPDX-License-Identifier: MIT
// beside: what stands beside the number in a text and may make another one of
// it: 1/{}, minus {}, {}k, {} Mio., {}½. Prose that takes the number alone
// would say something else than the cell. Signs, currencies and known units do
// not.
#pragma once

#include "frame/numeral.h"

/* Slices of the text. */
struct beside {
    str number;        /* itself, empty when there is none */
    str before, after; /* without its sign and currency, and without blanks */
    bool has_unit;     /* `after` is one that is known, or nothing */
};

/* Finds the number in a string that equals f, or f in percent; of several, the
   one with the most decimal places. `as` is how the string writes numbers. */
struct beside beside_number(str text, double f, const struct notation *as);

/* Whether there is a number in the text, and it is all that the text says. */
bool beside_is_alone(const struct beside *b);

/* Whether another text has the same words next to its number, where those of
   the first may matter. */
bool beside_same(const struct beside *x, const struct beside *y);
