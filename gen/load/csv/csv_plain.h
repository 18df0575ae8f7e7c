// SPDX-License-Identifier: MIT
// csv_plain: the fast splitter for CSV files in which every comma is a
// delimiter and every line a row, as in nearly all files. It reports nothing:
// read_csv reads all other files record by record.
#pragma once

#include "load/csv/csv_infer.h"

/* Splits a file into cells on up to `workers` threads. The cells point into
   `text`. Returns false, with nothing to free, for a file with quotes, carriage
   returns, NUL bytes or invalid UTF-8, with rows of other lengths than the
   first, with columns that have no name or the same, or without rows. */
bool csv_plain(struct arena *a, str text, size_t workers,
               struct csv_columns *out);
