// SPDX-License-Identifier: MIT
// cell: whether the text of a table cell needs a parser at all. Called for
// csv-table and df-table, where nearly none does.
#ifndef PARSE_CELL_H
#define PARSE_CELL_H

#include "base/str.h"

/* True for a text that is one paragraph of one text node in both syntaxes,
   as nearly every cell of a table of figures is: it starts with a letter or
   digit (after a dollar sign or not), its first word is no enumerator ("1.",
   "a)"), and it holds no byte of markup. */
bool cell_is_plain(str s);

#endif
