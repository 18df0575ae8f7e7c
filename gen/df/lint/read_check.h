// SPDX-License-Identifier: MIT
// read_check: warns (df-cell-changed) of shown cells that read_csv changed
// without a word: '007' is 7, the region 'NA' is nothing, the commit '12e4567'
// is a number, and 9007199254740993 another one.
#pragma once

#include "df/runtime/eval.h"

/* Reports the first such cell of a shown column, if its cells are those of a
   CSV file. */
void read_check_shown(struct eval *ev, const struct column *c);

/* Whether a column of a CSV file holds hashes, by its name: '12e4567' is none
   of its infinities. */
bool read_check_has_hashes(struct eval *ev, const struct column *c);

/* Reports a comparison of a column with a text such as 'NA' that its file has,
   but that was read as missing. */
void read_check_compare(struct eval *ev, const struct column *c, str text);
