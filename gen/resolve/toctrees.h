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
   `titles` is the site's number of titles. If the page's lists are too long for
   it, lists only the entries and reports that (toctree-limit). */
void toctrees_expand(struct toctrees_seen *t, struct page *page, struct node *n,
                     size_t titles);
