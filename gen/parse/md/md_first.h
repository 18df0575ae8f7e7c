// SPDX-License-Identifier: MIT
// md_first: what the first words of a quote or of a list's item make of it:
// GitHub's alerts, and tasks.
#pragma once

#include "parse/md/md.h"

/* Looks at the first block below a node, a paragraph; `line` is its first line
   as it is written, from its first character on. */
void md_first(struct md *md, struct node *paragraph, str line);
