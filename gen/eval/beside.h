// SPDX-License-Identifier: MIT
// beside: what stands beside the number in a text and makes another one of
// it: 1/{}, 10^{}, {}k, {} million, {}½. Prose that takes the number alone
// would say something else than the cell.
#ifndef EVAL_BESIDE_H
#define EVAL_BESIDE_H

#include "base/str.h"

/* Slices of the text, empty where nothing of that kind stands there: units,
   currencies and words are none. */
struct beside {
    str number; /* itself, empty when there is none */
    str before, after;
};

/* Of the number in the text that is f, or f in percent, with the most digits.
 */
struct beside beside_number(str text, double f);

bool beside_same(struct beside x, struct beside y);

#endif
