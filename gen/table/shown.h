// SPDX-License-Identifier: MIT
// shown: the frame of a table as readers see it, for downloads.
#pragma once

#include "table/frame_table.h"

/* Returns the frame of table t, in `a`, with text in place of markup. A column
   with links is followed by a column with their URLs, "NAME (link)". A column
   of numbers that were formatted as text is followed by a column with all their
   digits, "NAME (number)". Such a column is also added after strings that show
   numbers of one unit if a program might misread them, as in $1,100.00. Names
   are unique: a name that is in use gets a number. Sets fields[i] to the name
   of the table's column i. `values`: values of the steps, by column
   (table/lineage_values.h). `page`: URL of the table's page, which makes links
   absolute; if it is empty, they stay as written. */
const struct frame *shown_frame(struct arena *a, const struct frame_table *t,
                                const struct value *const *const *values,
                                str page, str *fields);
