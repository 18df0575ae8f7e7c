// SPDX-License-Identifier: MIT
// lineage_values: the values of a column's steps, row by row: what went into
// each cell of a table, and what came out before it was rounded and formatted.
#ifndef TABLE_LINEAGE_VALUES_H
#define TABLE_LINEAGE_VALUES_H

#include "lineage/lineage.h"

enum { LINEAGE_VALUES_ROWS_MAX = 10000 };

/* By step of lineage_of_column(c): its value in each of the c->n rows, or NULL
   where a row has none or several, as a group has. NULL for a column of more
   than LINEAGE_VALUES_ROWS_MAX rows. In `a`. */
const struct value *const *lineage_values(struct arena *a,
                                          const struct column *c,
                                          const struct lineage *steps);

#endif
