// SPDX-License-Identifier: MIT
// toctrees: expands toctrees of a page into lists of links.
#pragma once

#include "doc/node.h"

struct page;

struct toctrees_seen {
    size_t n;     /* toctrees expanded on the page so far; starts as 0 */
    size_t lines; /* lines listed below their entries so far */
};

/* Replaces a NODE_TOCTREE of the page by a list, or removes the node if the
   toctree is hidden. `titles` is the number of titles of the site, which limits
   the lines of the page's lists. Above the limit, lists only the entries and
   reports that (toctree-limit). */
void toctrees_expand(struct toctrees_seen *t, struct page *page, struct node *n,
                     size_t titles);
