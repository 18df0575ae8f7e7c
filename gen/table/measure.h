// SPDX-License-Identifier: MIT
// measure: the numbers of a column as a table shows it, also those of texts and
// of cells with markup, and what they are numbers of.
#pragma once

#include "table/column_list.h"

struct measured {
    struct figure_cell *figures; /* by row */
    double *numbers;             /* their values; NaN: none, or beyond 1e300 */
    struct figure_column all;    /* what they are */
    const struct notation *as;   /* how their texts are read */
    str unit; /* by measure_read, of texts: what stands around all numbers but
                 zeros, "$" or "ms"; "none" for bare ones; STR_NONE for columns
                 of numbers */
};

/* Reads a column of a table. In `a`. */
void measure_column(struct arena *a, const struct frame_table *t, size_t column,
                    struct measured *out);

/* The same for a column that an option names, in the list's arena. False when
   it has no number or texts of several units, which is an error at the option,
   or a cell that is neither a number nor missing, which is a warning there
   (table-mark). */
bool measure_read(const struct column_list *l, const struct column_named *c,
                  struct measured *out);
