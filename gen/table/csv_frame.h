// SPDX-License-Identifier: MIT
// csv_frame: a table of nodes as a frame of texts, so that its rows get names
// and its data can be downloaded like those of a df-table.
#pragma once

#include "doc/df_block.h"
#include "table/frame_table.h"

/* The frame of a table of nodes, in `a`, which are left as they are. Its names
   have a level for each header row; without any it is nameless. `as`: how its
   numbers are written. `smart`: cells
   with quotes, dashes or dots stay nodes, whose texts will change
   (resolve/page/smart.h). NULL for a table with cells that span others, with
   rows that have ids or classes, without a body, or with more header rows than
   names have levels. The data of a csv-table is its struct csv_block. */
struct frame_table *csv_frame(struct arena *a, const struct node *table,
                              bool smart, const struct notation *as);

/* Makes that frame the table's data: cells with markup become its children, and
   its tgroup goes. */
void csv_frame_take(struct node *table, struct frame_table *t);

/* The text of an entry that shows nothing but one text, empty for an entry
   without content; STR_NONE for any other. */
str csv_frame_bare(const struct node *entry);
