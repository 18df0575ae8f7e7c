// SPDX-License-Identifier: MIT
// csv_plain: a fast reader of CSV files in which every comma is a delimiter and
// every line is a row, as in nearly all files. It fails without a report for
// all other files, which read_csv then reads record by record.
#pragma once

#include "load/csv/csv_infer.h"

/* Splits a file into cells on up to `workers` threads. The cells point into
   `text`. Returns false, with nothing to free, if the file has quotes, carriage
   returns, NUL bytes, invalid UTF-8, rows that are shorter or longer than the
   header, columns without a name, duplicate names, or no rows. */
bool csv_plain(struct arena *a, str text, size_t workers,
               struct csv_columns *out);
