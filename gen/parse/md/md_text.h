// SPDX-License-Identifier: MIT
// md_text: applies MyST's extensions to the text nodes of a parsed leaf block:
// attributes, strikethrough, addresses, replacements.
#pragma once

#include "parse/md/md.h"

/* The value of node->mark, until md_text_finish, of two kinds of nodes: text
   that an extension may change, and inline markup that attributes may follow. A
   character escaped by a backslash gets a text node of its own. That node does
   not have this mark, and its `data` points to the node itself. */
enum { MD_TEXT_OPEN = 1 };

/* Whether any of the page's extensions changes text nodes. */
bool md_text_has_extensions(const struct md *md);

/* Applies the extensions to the nodes below `leaf`, a leaf block, and clears
   the marks of these nodes. */
void md_text_finish(struct md *md, struct node *leaf);
