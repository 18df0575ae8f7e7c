// SPDX-License-Identifier: MIT
// csv_frame: a csv-table as a frame of texts, so that its rows get names and
// its data can be downloaded like those of a df-table.
#ifndef TABLE_CSV_FRAME_H
#define TABLE_CSV_FRAME_H

#include "doc/df_block.h"
#include "table/frame_table.h"

/* The frame of the nodes of a table whose data is a struct csv_block, in `a`.
   Its names have a level for each header row; without any it is nameless. Cells
   with markup become children of the table, whose tgroup goes. NULL, and
   nothing changed, for tables with more header rows than names have levels, or
   without a body. `smart`: cells with quotes, dashes or dots stay nodes, whose
   texts will change (shape/smart.h). */
struct frame_table *csv_frame(struct arena *a, struct node *table, bool smart);

/* The text of an entry that shows nothing but one text, empty for an entry
   without content; STR_NONE for any other. */
str csv_frame_bare(const struct node *entry);

#endif
