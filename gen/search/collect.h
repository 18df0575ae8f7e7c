// SPDX-License-Identifier: MIT
// collect: converts the tree of a page to index entries and result lines.
#pragma once

#include "search/worker.h"

/* Initializes a zeroed worker. Must be called before collect_page. */
void collect_begin(struct search_worker *w);

/* Fills *out with the entries of a page. The page's references must be resolved
   and its tables formatted. If the page is part of the guide (`guide`), skips
   tables of frames, and collects no names from other tables. The entries live
   in w->keep. */
void collect_page(struct search_worker *w, const struct page *page, bool guide,
                  struct search_page *out);
