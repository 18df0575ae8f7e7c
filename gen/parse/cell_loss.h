// SPDX-License-Identifier: MIT
// cell_loss: finds what is lost of a cell's text when it is read as markup.
#ifndef PARSE_CELL_LOSS_H
#define PARSE_CELL_LOSS_H

#include "parse/parse.h"

/* The signs that can be lost. */
#define CELL_SIGNS "*_`\\<>[]{}|&~^#"

/* The first sign of a cell's text, of one line, that its entry does not show
   and that is no mark of a whole construct: a literal, a link, a role, a
   substitution, a formula, or emphasis around whole words. "a*b*c" and
   "__init__" lose their signs in Markdown, "path\*.json" loses the backslash,
   as without it nothing would be markup. STR_NPOS: none is lost, or what
   became of the text is not that plain. */
size_t cell_loss(const struct parse *p, const struct node *entry, str text);

#endif
