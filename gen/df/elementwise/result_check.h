// SPDX-License-Identifier: MIT
// result_check: checks the results of a script before they are published: for
// nan and infinities, for versions that became numbers, and for cells that
// read_csv changed silently.
#pragma once

#include "df/runtime/eval.h"

/* Whether a cell is an infinity, nan, or a string made from nan, an infinity or
   a missing cell. */
bool result_is_bad(const struct column *c, size_t row);

/* Whether a cell is bad and must be reported. Cells that were empty in the CSV
   file are bad but not reported. */
bool result_is_fault(const struct column *c, size_t row);

/* Warns (df-not-finite) about infinities and nan in computed columns, about
   strings made from them or from missing cells, and about column names made
   from them. The position is that of the CSV cell that caused the fault, if
   known. A missing cell is not reported if it was computed from empty cells
   only, or if a function is meant to leave it missing, as diff() does in the
   first row. Also runs version_check_shown and read_check_shown. */
void result_check(struct eval *ev, const struct frame *f);
