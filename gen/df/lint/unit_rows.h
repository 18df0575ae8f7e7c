// SPDX-License-Identifier: MIT
// unit_rows: finds columns such as Unit or Currency, whose cells state the unit
// of another column's number in the same row.
#pragma once

#include "frame/frame.h"
#include "frame/unit.h"

/* Whether c is a column of strings whose name means units or currencies. */
bool unit_rows_is_unit(const struct column *c);

/* Whether the cells of column `unit` may state the units of the numbers of x.
   These numbers must come from a file or be literals, and the name of x must
   not state a unit itself. Currencies apply to prices only; for other units the
   positions of both columns in the file decide. `a` is scratch memory. */
bool unit_rows_are_of(struct arena *a, const struct column *unit,
                      const struct column *x);

/* Parses a cell of a column of units. The result lives in `a`; NULL if the cell
   is not a unit. */
const struct unit *unit_rows_of(struct arena *a, str text);

/* Whether u and v measure the same kind of quantity, but their numbers cannot
   be compared: ms and s, $ and EUR. */
bool unit_rows_differ(const struct unit *u, const struct unit *v);
