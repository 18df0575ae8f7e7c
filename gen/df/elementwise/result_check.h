// SPDX-License-Identifier: MIT
// result_check: checks the results of a script before they are published, for
// nan and infinities and for versions that became numbers.
#pragma once

#include "df/runtime/eval.h"

/* Whether a cell is an infinity, nan, or a string made from nan, an infinity or
   a missing cell. */
bool result_is_bad(const struct column *c, size_t row);

/* Whether such a cell is reported. Cells that were empty in the file are
   not. */
bool result_is_fault(const struct column *c, size_t row);

/* Warns about infinities and nan in computed columns, about strings made from
   them or from missing cells, and about column names made from them
   (df-not-finite), at the cell of the CSV file that caused them. Also warns
   about versions (version_check_shown). Does not report cells that are missing
   because one empty cell was rounded or scaled, which are shown as empty like
   in the file, or cells that a function leaves missing, such as the first cell
   of diff(). */
void result_check(struct eval *ev, const struct frame *f);
