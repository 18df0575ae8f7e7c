// SPDX-License-Identifier: MIT
// cell_loss: finds characters of a cell that are lost when it is read as
// markup.
#pragma once

#include "parse/parse.h"

/* The characters that can be lost, and those that also start a block. */
#define CELL_SIGNS "*_`\\<>[]{}|&~^#"
#define CELL_STARTS ":.-"

/* Returns the offset of the first character of `source`, a cell of one line,
   that `entry`, the parsed cell, does not show; or STR_NPOS. The marks of a
   whole literal, link, role, substitution, formula, or emphasis around whole
   words do not count. In Markdown "a*b*c" and "__init__" lose characters;
   "path\*.json" loses its backslash, because "*" would not be markup without
   it. `data` means that the cell was not typed as a row of the page: then
   "&lt;" and
   "\\" lose characters, too. Returns 0 for a field list, a footnote, an
   option list, a quote or a line block; STR_NPOS for other blocks. */
size_t cell_loss(const struct parse *p, const struct node *entry, str source,
                 bool data);
