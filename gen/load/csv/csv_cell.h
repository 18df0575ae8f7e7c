// SPDX-License-Identifier: MIT
// csv_cell: what the text of one CSV cell is, as pandas.read_csv sees it.
#pragma once

#include "frame/frame.h"

/* True for the empty cell and for pandas' names of nothing: "NA", "nan". */
bool csv_cell_is_missing(str s);

enum csv_int {
    CSV_INT_OK,
    CSV_INT_INVALID,
    CSV_INT_BEYOND_INT64,
    CSV_INT_BEYOND_UINT64
};

/* int = blanks ["+" | "-"] digits blanks */
enum csv_int csv_cell_int(str s, int64_t *out);

/* float = blanks ["+" | "-"] digits ["." digits] [exponent] blanks, one of
   the two digits may be left out; or inf, infinity without blanks. False for
   what is no number, or too large for one; `a` is given back as it was. */
bool csv_cell_float(struct arena *a, str text, double *out);

/* 1 for true, 0 for false, in any case; else -1. */
int csv_cell_bool(str s);
