// SPDX-License-Identifier: MIT
// read_csv: reads a CSV file as a frame with the column types of
// pandas.read_csv.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"
#include "load/csv/csv_how.h"

/* Reads a CSV file as a frame. Columns of integers become int64, columns of
   other numbers float64, and columns of True and False bool; all other columns
   are strings. Empty cells and strings such as "NA", "nan" or "NULL" are
   missing. A column of integers with a missing cell becomes float64; a column
   of bools with a missing cell becomes a column of objects. A column with an
   integer beyond int64 stays strings. Blanks around numbers are ignored;
   strings keep their blanks. The origin of a cell is ORIGIN_FILE, with the
   cell's line. The frame lives in `a` and points into src->text. Returns NULL
   after reporting the file's faults. */
struct frame *read_csv(struct arena *a, struct diags *d,
                       const struct source *src, const struct csv_how *how);
