// SPDX-License-Identifier: MIT
// measure: reads the numbers of a column as the table shows them, and their
// unit. Strings and cells with markup may show numbers, too.
#pragma once

#include "table/column_list.h"

struct measured {
    struct figure_cell *figures; /* by row: the number, unit and kind of the
                                    cell */
    /* by row: value of the figure; NaN if the figure is missing or beyond
       1e300 */
    double *numbers;
    struct figure_column all;  /* statistics of the figures */
    const struct notation *as; /* notation of numbers in the cells */
    /* For a column of strings, set by measure_read: the unit beside all numbers
       except zeros, such as "$" or "ms"; "none" if the numbers have no unit.
       STR_NONE for a column of numbers. */
    str unit;
};

/* Reads a column of table t into *out, whose arrays are in `a`. Does not set
   out->unit. */
void measure_column(struct arena *a, const struct frame_table *t, size_t column,
                    struct measured *out);

/* Reads column c, which an option names, into *out, whose arrays are in l->a.
   If the column has no numbers or several units, reports an error at the
   option. If a cell is neither a number nor missing, warns (table-mark).
   Returns false in both cases. */
bool measure_read(const struct column_list *l, const struct column_named *c,
                  struct measured *out);
