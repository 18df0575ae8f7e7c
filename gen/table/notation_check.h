// SPDX-License-Identifier: MIT
// notation_check: numbers with commas in a file with semicolons, tabs or bars
// whose schema or script does not say whether the commas are decimal.
#pragma once

#include "base/diag.h"
#include "lineage/place.h"
#include "table/frame_table.h"

/* Warns (csv-decimal) of each column of the table whose cells would be numbers
   if the comma in them was known to be decimal, or to stand between thousands:
   at the first of these cells, or at `at` where that is in no file. */
void notation_check(struct arena *a, struct diags *d,
                    const struct frame_table *t, struct place_cache *places,
                    struct pos at);
