// SPDX-License-Identifier: MIT
// result_check: checks the results of a script before they are published: nan
// and infinities, versions that became numbers.
#pragma once

#include "df/runtime/eval.h"

/* Whether a cell is an infinity, nan, or a string made from such a number or
   from a missing cell. */
bool result_is_bad(const struct column *c, size_t row);

/* Whether such a cell is reported: cells that were empty in the file are
   not. */
bool result_is_fault(const struct column *c, size_t row);

/* Warns of infinities and nan in computed columns, of strings made from them or
   from missing cells, and of column names made from them (df-not-finite), at
   the cell of the CSV file that caused them; and of versions
   (version_check_shown). Not reported are cells that are missing because one
   empty cell was rounded or scaled, which are shown empty as in the file, and
   cells that a function leaves missing, such as the first one of diff(). */
void result_check(struct eval *ev, const struct frame *f);
