// SPDX-License-Identifier: MIT
// unit_rows: columns such as Unit or Currency that state the unit of each row's
// numbers in another column.
#pragma once

#include "frame/frame.h"
#include "frame/unit.h"

/* Whether c is a column of strings named as units or currencies. */
bool unit_rows_is_unit(const struct column *c);

/* Whether `unit` may state the unit of the numbers of x. They must come from a
   file or be literals, and the name of x must not state a unit itself.
   Currencies apply to prices only. */
bool unit_rows_are_of(struct arena *a, const struct column *unit,
                      const struct column *x);

/* Parses the unit in a cell of such a column. The result lives in `a`; NULL if
   the cell is not a unit. */
const struct unit *unit_rows_of(struct arena *a, str text);

/* Whether both units are of the same kind, but their numbers cannot be
   compared: ms and s, $ and EUR. */
bool unit_rows_differ(const struct unit *u, const struct unit *v);
