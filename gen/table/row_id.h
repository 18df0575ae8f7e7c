// SPDX-License-Identifier: MIT
// row_id: names for the rows of a table, made of the cells that distinguish
// them. A row can be linked to, and keeps its name when other rows are added or
// removed.
#pragma once

#include "table/frame_table.h"

/* Sets t->keys to the columns whose cells name a row, and t->row_ids to a
   unique name for each row, in the form of an id; both live in `a`. The key
   columns are those of the primary key, found by their names in the CSV file,
   if the table has all of them. Otherwise, columns are added until all names
   differ: columns from files before computed ones, and strings before numbers.
   A column that does not distinguish more rows is skipped. If names are still
   equal, the second one ends with "-2". */
void row_id_set(struct arena *a, struct frame_table *t,
                const struct strs *primary);

/* Returns the indexes of the key columns, *n of them, in `a`, without setting
   any member of t. */
const size_t *row_id_keys(struct arena *a, struct frame_table *t,
                          const struct strs *primary, size_t *n);
