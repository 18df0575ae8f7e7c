// SPDX-License-Identifier: MIT
// header_check: finds tables in which the names of the columns are an ordinary
// row, since the author did not set the option for header rows.
#pragma once

#include "table/frame_table.h"

/* Whether the first row of a table without header rows contains the names of
   the columns: the table has at least two columns, at least two rows follow,
   the texts of the row are distinct and not numbers (the first text may be
   empty), and one of these texts names a quantity ("Seq/s", "Nodes") above a
   column of numbers. */
bool header_check_is_names(struct arena *a, const struct frame_table *t);

/* Warns (table-header) that the column names are a row of the body. */
void header_check_report(struct diags *d, struct pos at);
