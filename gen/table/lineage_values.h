// SPDX-License-Identifier: MIT
// lineage_values: the values of a column's steps, row by row: the inputs of
// each cell, and its value before it was rounded and formatted.
#pragma once

#include "base/map.h"
#include "lineage/lineage.h"

enum { LINEAGE_VALUES_ROWS_MAX = 10000, LINEAGE_VALUES_MAX = 4 << 20 };

/* Shared by the columns of a page. Initialize with zeros, except known.a. */
struct lineage_shared {
    struct map known; /* arrays of values by column and rows */
    size_t cells;     /* number of values collected so far */
};

/* Returns, by step of lineage_of_column(c), its value in each of the c->n rows,
   in `a`. A step is NULL if a row has no value or several, as in a group. Equal
   steps of several columns share an array. Returns NULL for a column of more
   than LINEAGE_VALUES_ROWS_MAX rows, and once `shared` has more than
   LINEAGE_VALUES_MAX cells. */
const struct value *const *lineage_values(struct arena *a,
                                          const struct column *c,
                                          const struct lineage *steps,
                                          struct lineage_shared *shared);
