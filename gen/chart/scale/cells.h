// SPDX-License-Identifier: MIT
// cells: the cells of a column as numbers, as strings, and as groups of equal
// cells.
#pragma once

#include "base/calendar.h"
#include "frame/frame.h"

/* Whether a number can be drawn: differences of such numbers are finite. */
bool cells_drawable(double x);

/* Returns the number of each cell, also for strings such as "$0.123"; NaN for
   other cells. In `a`. */
double *cells_numbers(struct arena *a, const struct column *c);

/* Returns a cell as a string, "" if it is missing. In `a` or in the column. */
str cells_text(struct arena *a, const struct column *c, size_t row);

/* Parses a column of dates. Returns the day of each cell, NaN if it is missing;
   or NULL if a cell is not a date or all are missing. *unit: the smallest unit
   of all dates. */
double *cells_days(struct arena *a, const struct column *c,
                   enum calendar_unit *unit);

/* Groups of equal cells, in order of first occurrence. */
struct cell_groups {
    str *names;
    size_t n;
    uint32_t *of; /* row -> group */
};
struct cell_groups cells_groups(struct arena *a, const struct column *c);

/* Makes each row a group of its own, named by its cell. */
struct cell_groups cells_each(struct arena *a, const struct column *c);
