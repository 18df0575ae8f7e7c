// SPDX-License-Identifier: MIT
// marks: the marks of a table that compare its cells: the best values, bars,
// shades by ratio. Cells are compared only with those of comparable rows.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct site;

/* Sets t->marks and t->legend by the options :best:, :within:, :bars: and
   :heat:. Which end is the better one is told by "=max" or "=min" behind a
   name, by the schema of the column's file, or by its unit. Faults go to d at
   the option: names that no column has, columns without numbers or without a
   better end, bars of negative numbers; and a warning where rows are compared
   that nobody said to be comparable. In `a`. */
void marks_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_options *o);
