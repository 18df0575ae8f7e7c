// SPDX-License-Identifier: MIT
// measure: the numbers of a column as a table shows it, including strings and
// cells with markup, and their unit.
#pragma once

#include "table/column_list.h"

struct measured {
    struct figure_cell *figures; /* by row: the number, unit and kind of the
                                    cell */
    double *numbers;             /* by row: value of the figure; NaN if it is
                                    missing or beyond 1e300 */
    struct figure_column all;    /* statistics of the figures */
    const struct notation *as;   /* notation of numbers in the cells */
    str unit; /* For a column of strings, set by measure_read: the unit beside
                 all numbers except zeros, such as "$" or "ms"; "none" if they
                 have no unit. STR_NONE for a column of numbers. */
};

/* Reads a column of table t into *out, which lives in `a`; does not set
   out->unit. */
void measure_column(struct arena *a, const struct frame_table *t, size_t column,
                    struct measured *out);

/* Reads a column that an option names into *out, which lives in l->a. Returns
   false after an error at the option if the column has no numbers or several
   units, and after a warning (table-mark) if a cell is neither a number nor
   missing. */
bool measure_read(const struct column_list *l, const struct column_named *c,
                  struct measured *out);
