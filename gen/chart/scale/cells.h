// SPDX-License-Identifier: MIT
// cells: the cells of a column as numbers, as texts, and as groups of equal
// ones.
#pragma once

#include "base/calendar.h"
#include "frame/frame.h"

/* Whether a number can be drawn: the difference of two of them is a number. */
bool cells_drawable(double x);

/* The number of each cell, also of a text such as "$0.123"; NaN where there is
   none. */
double *cells_numbers(struct arena *a, const struct column *c);

/* A cell as a text; "" for a missing one. In `a` or in the column. */
str cells_text(struct arena *a, const struct column *c, size_t row);

/* The days that the texts of a column tell, NaN where a cell is missing; NULL
   when one tells none, or all are missing. *unit: the closest of all. */
double *cells_days(struct arena *a, const struct column *c,
                   enum calendar_unit *unit);

/* Equal cells, in the order in which they occur first. */
struct cell_groups {
    str *names;
    size_t n;
    uint32_t *of; /* by row: its group */
};
struct cell_groups cells_groups(struct arena *a, const struct column *c);

/* Each row a group of its own, named by its cell. */
struct cell_groups cells_each(struct arena *a, const struct column *c);
