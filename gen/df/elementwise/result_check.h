// SPDX-License-Identifier: MIT
// result_check: whether what a script made can be published: computed cells
// that are no numbers, versions that have become numbers.
#pragma once

#include "df/runtime/eval.h"

/* Whether a cell is an infinity, NaN, or a text that such a number, or nothing,
   was made part of. */
bool result_is_bad(const struct column *c, size_t row);

/* Whether such a cell is reported: not one that was empty before. */
bool result_is_fault(const struct column *c, size_t row);

/* Warns of infinities and NaN in computed columns, and of texts made of them or
   of nothing (df-not-finite), at the cell of the CSV file that is the reason;
   and of versions (version_check_shown). A cell
   that is missing because one empty cell was rounded or scaled is not told: it
   is shown empty, as it is in the file. Nor is one that a function left
   missing, as the first of diff(). Names of columns that such a number was made
   part of are reported, too. */
void result_check(struct eval *ev, const struct frame *f);
