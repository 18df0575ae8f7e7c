// SPDX-License-Identifier: MIT
// toctrees: toctrees of a page become lists of what they lead to.
#pragma once

#include "doc/node.h"

struct page;

struct toctrees_seen {
    size_t n;     /* of the page so far, in its order; starts as 0 */
    size_t lines; /* that they list below their entries */
};

/* Puts a list in the place of a NODE_TOCTREE of the page; nothing where it is
   hidden. If the page's lists are too long for a site with that number of
   titles, lists only the entries and reports it (toctree-limit). */
void toctrees_expand(struct toctrees_seen *t, struct page *page, struct node *n,
                     size_t titles);
