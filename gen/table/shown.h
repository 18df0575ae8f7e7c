// SPDX-License-Identifier: MIT
// shown: makes the frame of a table for downloads, with the table's cells as
// readers see them.
#pragma once

#include "table/frame_table.h"

/* Returns the frame of table t, in `a`, with text in place of markup. A column
   with links is followed by a column with their URLs, "NAME (link)". A column
   of numbers that were formatted as text is followed by a column with all
   digits of the numbers, "NAME (number)". A column "NAME (number)" also follows
   a column of strings that show numbers of one unit if a program might misread
   the strings, such as $1,100.00. Names are unique: a number is added to a name
   that is already in use. Sets fields[i] to the name that column i of the table
   has in the result. `values`: values of the steps, by column
   (table/lineage_values.h). `page`: URL of the table's page, which makes links
   absolute; if it is empty, links stay as written. */
const struct frame *shown_frame(struct arena *a, const struct frame_table *t,
                                const struct value *const *const *values,
                                str page, str *fields);
