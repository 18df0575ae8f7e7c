// SPDX-License-Identifier: MIT
// cell_loss: finds characters of a cell that are lost when the cell is read as
// markup.
#pragma once

#include "parse/parse.h"

/* The characters that markup can consume, and further characters with which a
   block can start. */
#define CELL_SIGNS "*_`\\<>[]{}|&~^#"
#define CELL_STARTS ":.-"

/* Compares `source`, a cell of one line, with `entry`, its parsed nodes.
   Returns the offset in `source` of the first lost character, that is, a
   character that the entry does not show. Returns STR_NPOS if no character is
   lost. The marks of a whole literal, link, role, substitution or formula, and
   of emphasis around whole words, are not lost. In Markdown, "a*b*c" and
   "__init__" lose characters; "path\*.json" loses its backslash, because "*"
   would not be markup without it. If `data` is true, the cell comes from a file
   or a script, and "&lt;" and "\\" lose characters, too. Returns 0 for a field
   list, a footnote, a citation, an option list, a quote or a line block;
   STR_NPOS for other blocks. */
size_t cell_loss(const struct parse *p, const struct node *entry, str source,
                 bool data);
