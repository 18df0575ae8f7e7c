// SPDX-License-Identifier: MIT
// csv_cell: parses single CSV cells like pandas.read_csv.
#pragma once

#include "frame/frame.h"

/* Whether a cell is empty or one of pandas' strings for a missing value, such
   as "NA" or "nan". */
bool csv_cell_is_missing(str s);

enum csv_int {
    CSV_INT_OK,
    CSV_INT_INVALID,
    CSV_INT_BEYOND_INT64,
    CSV_INT_BEYOND_UINT64
};

/* int = blanks ["+" | "-"] digits blanks. Sets *out for CSV_INT_OK only. */
enum csv_int csv_cell_int(str s, int64_t *out);

/* float = blanks ["+" | "-"] digits ["." digits] [exponent] blanks | ["+" |
   "-"] ("inf" | "infinity"). The digits before or after the point may be
   missing. The case of "inf" and "infinity" is ignored. Returns false for other
   strings and for numbers beyond the range of double. `a` is scratch memory. */
bool csv_cell_float(struct arena *a, str text, double *out);

/* Returns 1 for "true" and 0 for "false", ignoring case, and -1 for other
   strings. */
int csv_cell_bool(str s);
