// SPDX-License-Identifier: MIT
// shown: a table as its readers see it, as a frame for downloads.
#pragma once

#include "table/frame_table.h"

/* Returns the frame of the table with text in place of markup. A column with
   links is followed by one with their URLs, "NAME (link)". Numbers that were
   formatted as text are followed by a column with all their digits, "NAME
   (number)"; so are strings that are numbers of one unit with more than digits,
   such as $1,100.00. Names are unique: a name that is taken gets a number;
   fields[i] is the name of the table's column i. `values` are those of the
   steps, by column (table/lineage_values.h). `page`: URL of the table's page,
   which makes links absolute; if empty, they stay as written. In `a`. */
const struct frame *shown_frame(struct arena *a, const struct frame_table *t,
                                const struct value *const *const *values,
                                str page, str *fields);
