// SPDX-License-Identifier: MIT
// toctrees: expands toctrees of a page into lists of links.
#pragma once

#include "doc/node.h"

struct page;

struct toctrees_seen {
    size_t n;     /* toctrees of the page so far; starts as 0 */
    size_t lines; /* lines below entries so far */
};

/* Replaces a NODE_TOCTREE of the page by a list, or removes it if it is hidden.
   If the page's lists are too long for a site with that number of titles, lists
   only the entries and reports it (toctree-limit). */
void toctrees_expand(struct toctrees_seen *t, struct page *page, struct node *n,
                     size_t titles);
