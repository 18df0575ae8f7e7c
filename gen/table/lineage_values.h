// SPDX-License-Identifier: MIT
// lineage_values: collects the values of the steps of a column's lineage, row
// by row: the inputs of each cell, and the cell's value before rounding and
// formatting.
#pragma once

#include "base/map.h"
#include "lineage/lineage.h"

enum { LINEAGE_VALUES_ROWS_MAX = 10000, LINEAGE_VALUES_MAX = 4 << 20 };

/* Values shared by the columns of a page. Initialize with zeros, except
   known.a. */
struct lineage_shared {
    struct map known; /* column and rows -> struct known_values * */
    size_t cells;     /* number of values collected so far */
};

/* Returns, in `a`, an array with an element for each step of `steps`, which is
   lineage_of_column(c). The element is an array of the step's values in the
   c->n rows. It is NULL if the step has no values, or has several values for
   one row, as in a group. Equal steps of several columns share an array.
   Returns NULL if c has more than LINEAGE_VALUES_ROWS_MAX rows, if steps->cut
   is set, and once shared->cells is above LINEAGE_VALUES_MAX. */
const struct value *const *lineage_values(struct arena *a,
                                          const struct column *c,
                                          const struct lineage *steps,
                                          struct lineage_shared *shared);
