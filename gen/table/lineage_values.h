// SPDX-License-Identifier: MIT
// lineage_values: the values of a column's steps, row by row: what went into
// each cell of a table, and what came out before it was rounded and formatted.
#pragma once

#include "base/map.h"
#include "lineage/lineage.h"

enum { LINEAGE_VALUES_ROWS_MAX = 10000, LINEAGE_VALUES_MAX = 4 << 20 };

/* What the columns of a page share. Zeroed but for `known.a`, it is ready. */
struct lineage_shared {
    struct map known; /* arrays of values by their column and rows */
    size_t cells;     /* collected so far */
};

/* By step of lineage_of_column(c): its value in each of the c->n rows, or NULL
   where a row has none or several, as a group has. Steps of several columns
   with the same values have the same array. NULL for a column of more
   than LINEAGE_VALUES_ROWS_MAX rows, and once `shared` has more than
   LINEAGE_VALUES_MAX cells. In `a`. */
const struct value *const *lineage_values(struct arena *a,
                                          const struct column *c,
                                          const struct lineage *steps,
                                          struct lineage_shared *shared);
