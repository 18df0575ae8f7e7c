// SPDX-License-Identifier: MIT
// unit_rows: a column such as Unit or Currency, which states the unit of each
// row's numbers in another column.
#pragma once

#include "frame/frame.h"
#include "frame/unit.h"

/* Whether the name of a column of texts says that it states units or
   currencies. */
bool unit_rows_tells(const struct column *c);

/* Whether `told` may state the unit of the numbers of x, which were read or
   written down, and whose own name states none; a currency is that of prices.
 */
bool unit_rows_are_of(struct arena *a, const struct column *told,
                      const struct column *x);

/* The unit that a cell of `told` states, in `a`; NULL. */
const struct unit *unit_rows_of(struct arena *a, str text);

/* Whether numbers of both units are of one kind and cannot be compared: ms and
   s, $ and EUR. */
bool unit_rows_differ(const struct unit *u, const struct unit *v);
