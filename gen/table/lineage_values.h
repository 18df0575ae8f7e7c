// SPDX-License-Identifier: MIT
// lineage_values: the values of the steps of a column's lineage, row by row:
// the inputs of each cell, and its value before rounding and formatting.
#pragma once

#include "base/map.h"
#include "lineage/lineage.h"

enum { LINEAGE_VALUES_ROWS_MAX = 10000, LINEAGE_VALUES_MAX = 4 << 20 };

/* Values shared by the columns of a page. Initialize with zeros, except
   known.a. */
struct lineage_shared {
    struct map known; /* arrays of values by column and rows */
    size_t cells;     /* number of values collected so far */
};

/* Returns, by step of lineage_of_column(c), an array of the step's value in
   each of the c->n rows, in `a`. The array is NULL if the step has no value, or
   has several values in one row, as in a group. Equal steps of several columns
   share an array. Returns NULL if c has more than LINEAGE_VALUES_ROWS_MAX rows,
   and once `shared` has more than LINEAGE_VALUES_MAX cells. */
const struct value *const *lineage_values(struct arena *a,
                                          const struct column *c,
                                          const struct lineage *steps,
                                          struct lineage_shared *shared);
