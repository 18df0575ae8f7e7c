// SPDX-License-Identifier: MIT
// md_text: what MyST's extensions make of texts, once Markdown's own markup is
// known: attributes, strikethrough, addresses, replacements.
#pragma once

#include "parse/md/md.h"

/* What node->mark says until md_text_finish: a text that may change, or inline
   markup that attributes may follow. Text that was written after a backslash
   has a node of its own, without the mark, whose data is the node itself. */
enum { MD_TEXT_OPEN = 1 };

/* Whether texts of the page are looked at at all. */
bool md_text_wanted(const struct md *md);

/* Applies the extensions below a leaf block's node. */
void md_text_finish(struct md *md, struct node *leaf);

/* A text cut in two at a byte: n keeps what is before it, and what is given
   follows it in the tree. */
struct node *md_text_split(struct arena *a, struct node *n, size_t at);
