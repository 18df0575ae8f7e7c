// SPDX-License-Identifier: MIT
// marks: marks the cells of a table: the best numbers, bars, dots, and shades
// by ratio to the best number or by distance from a centre. Compares only the
// cells of comparable rows in a column, or the cells of a row.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct site;

/* Sets t->marks and t->legend, in `a`, from the options :best:, :within:,
   :bars:, :dots: and :heat:. Whether higher or lower is better (the better end)
   is given by "=max" or "=min" after a column's name in the option, or else as
   in better_of (table/better.h). A number after "=", "=max" or "=min" is the
   start of bars or the centre of shades. Reports at the option: unknown
   columns, columns without numbers or without a better end, columns of a row
   that cannot be compared, and numbers below the start of bars. Warns if rows
   are compared that are not declared comparable, and if nothing is marked. */
void marks_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_options *o);
