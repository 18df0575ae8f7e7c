// SPDX-License-Identifier: MIT
// read_check: warns (df-cell-changed) about shown cells that read_csv changed
// silently: '007' becomes 7, the region 'NA' is missing, the commit '12e4567'
// becomes a number, and 9007199254740993 is rounded.
#pragma once

#include "df/runtime/eval.h"

/* Reports the first such cell of a shown column whose cells come from a CSV
   file. */
void read_check_shown(struct eval *ev, const struct column *c);

/* Whether the name of a CSV column says that it contains hashes: then '12e4567'
   is not reported as an infinity. */
bool read_check_has_hashes(struct eval *ev, const struct column *c);

/* Reports a comparison of a column with a string such as 'NA' that occurs in
   its file but was read as missing. */
void read_check_compare(struct eval *ev, const struct column *c, str text);
