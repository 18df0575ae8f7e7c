// SPDX-License-Identifier: MIT
// row_id: names for the rows of a table, made of the cells that distinguish
// them. A row can be linked to, and keeps its name when other rows are added or
// removed.
#pragma once

#include "table/frame_table.h"

/* Sets t->keys to the columns whose cells name a row, and t->row_ids to a
   unique name for each row, in the form of an id. The key columns are the
   primary key, by the names in its CSV file, if the table has all of it; else
   the first columns from files, strings before numbers, each of which
   distinguishes more rows. If names are equal, the second ends with "-2". In
   `a`. */
void row_id_set(struct arena *a, struct frame_table *t,
                const struct strs *primary);

/* Returns the key columns only, *n of them. In `a`. */
const size_t *row_id_keys(struct arena *a, struct frame_table *t,
                          const struct strs *primary, size_t *n);
