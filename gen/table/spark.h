// SPDX-License-Identifier: MIT
// spark: draws the numbers of several columns in each row of a table. Input:
// the option that names the columns.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct site;

/* Sets t->sparks, in `a`, from the option :spark: and explains the sparklines
   in t->legend. The option is a list: [kind] column, column, ... [; list],
   where kind is line, values, range or bars. The sparklines of a list follow
   the rightmost of its columns. Whether higher or lower is better is determined
   as for :best: (marks.h), but may be unknown. Reports at the option: fewer
   than two columns, unknown or repeated columns, columns without numbers, and
   several units. */
void spark_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_option *o);
