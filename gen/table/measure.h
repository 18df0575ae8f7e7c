// SPDX-License-Identifier: MIT
// measure: the numbers of a column as a table shows it, including strings and
// cells with markup, and their unit.
#pragma once

#include "table/column_list.h"

struct measured {
    struct figure_cell *figures; /* by row */
    double *numbers;           /* their values; NaN: missing, or beyond 1e300 */
    struct figure_column all;  /* statistics of the figures */
    const struct notation *as; /* notation of their texts */
    str unit; /* set by measure_read for strings: the text around all numbers
                 except zeros, such as "$" or "ms"; "none" for bare numbers;
                 STR_NONE for columns of numbers */
};

/* Reads a column of a table; the result lives in `a`. */
void measure_column(struct arena *a, const struct frame_table *t, size_t column,
                    struct measured *out);

/* Reads a column that an option names, in the list's arena. Returns false after
   an error at the option if the column has no numbers or several units. Returns
   false after a warning (table-mark) if a cell is neither a number nor missing.
   */
bool measure_read(const struct column_list *l, const struct column_named *c,
                  struct measured *out);
