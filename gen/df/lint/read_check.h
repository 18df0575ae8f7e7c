// SPDX-License-Identifier: MIT
// read_check: warns (df-cell-changed) about cells of a result that read_csv
// changed silently: '007' becomes 7, the region 'NA' is missing, the commit
// '12e4567' becomes a number, and 9007199254740993 is rounded.
#pragma once

#include "df/runtime/eval.h"

/* Reports the first cell of c, a column of a result, that changed when its CSV
   file was read. */
void read_check_shown(struct eval *ev, const struct column *c);

/* Whether c comes from a CSV column whose name means hashes, such as "commit".
   An infinity in such a column is a misread hash, such as '12e4567'. */
bool read_check_has_hashes(struct eval *ev, const struct column *c);

/* Reports a comparison of column c with `text`, such as 'NA', if a cell of c is
   `text` in the file but was read as missing. */
void read_check_compare(struct eval *ev, const struct column *c, str text);
