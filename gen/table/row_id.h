// SPDX-License-Identifier: MIT
// row_id: names for the rows of a table, made of the cells that tell them
// apart, so that a row can be linked to and keeps its name when others come and
// go.
#pragma once

#include "table/frame_table.h"

/* Sets t->keys to the columns whose cells name a row, t->row_ids to one name
   for each, as an id is written. The key columns are the primary key, by the
   names in its CSV file, where the table has all of it; else the first of
   the columns read from files, texts before numbers, and those that tell more
   rows apart. Of rows named alike, the second ends with "-2". In `a`. */
void row_id_set(struct arena *a, struct frame_table *t,
                const struct strs *primary);

/* The key columns alone, *n of them. In `a`. */
const size_t *row_id_keys(struct arena *a, struct frame_table *t,
                          const struct strs *primary, size_t *n);
