// SPDX-License-Identifier: MIT
// read_csv: a CSV text as a frame, its columns typed as pandas.read_csv types
// them.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"
#include "load/csv/csv_how.h"

/* The frame of a CSV text whose first row names the columns. A column of
   integers is int64, of numbers float64, of True and False bool, else text;
   empty cells and the names of nothing ("NA", "nan", "NULL", ...) are missing
   and make an integer column float64. Integers that do not fit in int64 stay
   text. Blanks around numbers do not count; texts keep theirs.
   Cells know their line (ORIGIN_CSV). The frame lives in `a` and points into
   src->text. NULL when the text has faults, which are reported. */
struct frame *read_csv(struct arena *a, struct diags *d,
                       const struct source *src, const struct csv_how *how);
