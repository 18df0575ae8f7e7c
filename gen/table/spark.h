// SPDX-License-Identifier: MIT
// spark: small drawings in a table's rows, of columns that its option names.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct site;

/* Sets t->sparks by the option :spark: and adds to t->legend how they are read.
   list = [kind] column, column, ... [; list], where kind is line, values, range
   or bars. Each stands behind the last of its columns. Which end is the better
   one is told as for :best:, and need not be known. Faults go to d at the
   option: less than two columns, names that no column has or that stand twice,
   columns without numbers, several units. In `a`. */
void spark_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_option *o);
