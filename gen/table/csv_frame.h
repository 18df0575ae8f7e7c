// SPDX-License-Identifier: MIT
// csv_frame: converts a table of nodes to a frame of strings, so that the
// table's rows get names and readers can download its data, as for a df-table.
#pragma once

#include "doc/df_block.h"
#include "table/frame_table.h"

/* Returns a frame_table for a table of nodes, in `a`. The nodes do not change.
   Names of columns have a level for each header row; without header rows, the
   frame_table is nameless. `as`: notation of the table's numbers. `smart`:
   cells with quotes, dashes or dots stay nodes, since their text will change
   (resolve/page/smart.h). Returns NULL if a cell spans several rows or columns,
   a row has ids or classes, or there are more than NAME_LEVELS_MAX header rows.
   Also returns NULL if all rows are header rows, except for a csv-table that
   reads a file. table->data of a csv-table must be its struct csv_block. */
struct frame_table *csv_frame(struct arena *a, const struct node *table,
                              bool smart, const struct notation *as);

/* Makes t the data of the node `table`. Cells with markup become children of
   the node, and the node's tgroup is removed. */
void csv_frame_install(struct node *table, struct frame_table *t);

/* Returns the text of an entry that contains only plain text, "" for an empty
   entry, or STR_NONE if the entry contains anything else. */
str csv_frame_bare(const struct node *entry);
