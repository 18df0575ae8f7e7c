// SPDX-License-Identifier: MIT
// cells: converts the cells of a column to numbers, dates, strings and groups
// of equal cells.
#pragma once

#include "base/calendar.h"
#include "frame/frame.h"

/* Whether x is small enough to be drawn: the difference of two such numbers is
   finite. False for NaN. */
bool cells_drawable(double x);

/* Returns the numbers of all cells, by row. Strings such as "$0.123" are
   parsed, and bools are 0 or 1. Other cells, and numbers that cannot be drawn,
   are NaN. In `a`. */
double *cells_numbers(struct arena *a, const struct column *c);

/* Returns a cell as a string, empty if it is missing. In `a` or a slice of the
   column. */
str cells_text(struct arena *a, const struct column *c, size_t row);

/* Returns `cell`, the cells_text of a cell of column c, as readers see it: with
   grouped digits if it is an amount. In `a`, or `cell` itself. */
str cells_shown(struct arena *a, const struct column *c, str cell);

/* Parses a column of dates. Returns days since 1970-01-01 by row, NaN for
   missing cells, in `a`; NULL if a cell is not a date or all cells are missing.
   Sets *unit to the precision of the most precise date. */
double *cells_days(struct arena *a, const struct column *c,
                   enum calendar_unit *unit);

/* Groups of equal cells, in order of first occurrence. */
struct cell_groups {
    str *names;
    size_t n;
    uint32_t *of; /* by row: index of the row's group */
};
struct cell_groups cells_groups(struct arena *a, const struct column *c);

/* Makes each row its own group, named by its cell. */
struct cell_groups cells_each(struct arena *a, const struct column *c);
