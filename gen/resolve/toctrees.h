// SPDX-License-Identifier: MIT
// toctrees: expands toctrees of a page into lists of links.
#pragma once

#include "doc/node.h"

struct page;

struct toctrees_seen {
    size_t n; /* number of toctrees expanded on the page so far; 0 at first */
    /* number of lines listed so far below the entries of these toctrees */
    size_t lines;
};

/* Replaces a NODE_TOCTREE of the page by a list. If the toctree is hidden,
   removes the node or, if the node has ids, replaces it by an empty node with
   these ids. `titles` is the number of titles of the site, which limits the
   lines of the page's lists. If this limit is exceeded, lists only the
   toctree's entries and reports this (toctree-limit). */
void toctrees_expand(struct toctrees_seen *t, struct page *page, struct node *n,
                     size_t titles);
