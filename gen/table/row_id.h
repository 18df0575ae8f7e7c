// SPDX-License-Identifier: MIT
// row_id: makes names for the rows of a table from the cells that distinguish
// the rows. Links can lead to a row by its name. A row keeps its name when
// other rows are added or removed, as far as possible.
#pragma once

#include "table/frame_table.h"

/* Sets t->keys to the columns whose cells name a row, and t->row_ids to a
   unique name for each row, in the form of an id; both live in `a`. The key
   columns are the columns of the primary key `primary`, found by their names in
   the CSV file, if the table has all of them. Otherwise, columns are added
   until all names differ: columns from files before computed columns, and
   strings before numbers. A column that does not distinguish more rows is
   skipped. If two rows still have the same name, the name of the second row
   ends with "-2". */
void row_id_set(struct arena *a, struct frame_table *t,
                const struct strs *primary);

/* Returns the indexes of the key columns, in `a`, and sets *n to their number.
   Sets no member of t. */
const size_t *row_id_keys(struct arena *a, struct frame_table *t,
                          const struct strs *primary, size_t *n);
