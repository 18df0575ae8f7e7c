// SPDX-License-Identifier: MIT
// measure: the numbers of a column as a table shows it, also those of texts and
// of cells with markup, and what they are numbers of.
#ifndef TABLE_MEASURE_H
#define TABLE_MEASURE_H

#include "table/column_list.h"

struct measured {
    double *numbers; /* by row; NaN: none, or beyond 1e300 */
    str unit; /* of texts: what stands around all numbers but zeros, "$" or
                 "ms"; "none" for bare ones; STR_NONE for columns of numbers */
};

/* The numbers of a column that an option names, in the list's arena. False when
   it has none, or texts of several units: reported at the option. */
bool measure_read(const struct column_list *l, const struct column_named *c,
                  struct measured *out);

#endif
