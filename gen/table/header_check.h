// SPDX-License-Identifier: MIT
// header_check: finds tables whose header row is missing: the directive has no
// option for header rows, so the names are an ordinary row.
#pragma once

#include "table/frame_table.h"

/* Whether the first row of a table without names names its columns: it has
   distinct texts, at least two rows are below it, and one of the texts names a
   quantity ("Seq/s", "Nodes") above a column of numbers. */
bool header_check_is_names(struct arena *a, const struct frame_table *t);

/* Warns (table-header) that the column names are a row of the body. */
void header_check_report(struct diags *d, struct pos at);
