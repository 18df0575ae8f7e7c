// SPDX-License-Identifier: MIT
// shown: a table as its readers see it, as a frame to be downloaded.
#pragma once

#include "table/frame_table.h"

/* The frame of the table with texts in place of markup. Behind a column with
   links stands one with their addresses, "NAME (link)"; behind one of numbers
   that were made texts one with these numbers in all their digits, "NAME
   (number)", and behind one of texts that are numbers of one unit with more
   than digits, $1,100.00, one with their numbers. Names are all different: one
   that another column has already gets a number, and fields[i] is what column i
   of the table is called. `values` has those of the steps, by column
   (table/lineage_values.h). Addresses are those of the web where `page` is that
   of the table's page, else as they stand in the page. In `a`. */
const struct frame *shown_frame(struct arena *a, const struct frame_table *t,
                                const struct value *const *const *values,
                                str page, str *fields);
