// SPDX-License-Identifier: MIT
// marks: marks the cells of a table: the best values, bars, and shades by ratio
// to the best. Compares only cells of comparable rows.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct site;

/* Sets t->marks and t->legend, in `a`, from the options :best:, :within:,
   :bars: and :heat:. The better end is given by "=max" or "=min" after a name,
   by the schema of the column's file, or by its unit. Reports at the option:
   unknown columns, columns without numbers or without a better end, and bars of
   negative numbers. Warns if rows are compared that are not declared
   comparable. */
void marks_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_options *o);
