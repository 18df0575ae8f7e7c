// SPDX-License-Identifier: MIT
// md_text: applies MyST's extensions to the text nodes of a parsed leaf block:
// attributes, strikethrough, addresses, replacements.
#pragma once

#include "parse/md/md.h"

/* Value of node->mark, until md_text_finish, for text that may change and for
   inline markup that attributes may follow. A character that was escaped by a
   backslash has a text node of its own, without this mark; its `data` points to
   itself. */
enum { MD_TEXT_OPEN = 1 };

/* Whether any of the page's extensions changes text nodes. */
bool md_text_has_extensions(const struct md *md);

/* Applies the extensions to the nodes below a leaf block, and clears their
   marks. */
void md_text_finish(struct md *md, struct node *leaf);
