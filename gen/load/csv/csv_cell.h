// SPDX-License-Identifier: MIT
// csv_cell: parses single CSV cells like pandas.read_csv.
#pragma once

#include "frame/frame.h"

/* Whether a cell is empty or one of pandas' missing values: "NA", "nan". */
bool csv_cell_is_missing(str s);

enum csv_int {
    CSV_INT_OK,
    CSV_INT_INVALID,
    CSV_INT_BEYOND_INT64,
    CSV_INT_BEYOND_UINT64
};

/* int = blanks ["+" | "-"] digits blanks */
enum csv_int csv_cell_int(str s, int64_t *out);

/* float = blanks ["+" | "-"] digits ["." digits] [exponent] blanks, where one
   of the digits may be omitted; or inf, infinity without blanks. Returns false
   for other strings and for numbers that are too large. Leaves `a` unchanged.
 */
bool csv_cell_float(struct arena *a, str text, double *out);

/* Returns 1 for true, 0 for false, in any case, else -1. */
int csv_cell_bool(str s);
