// SPDX-License-Identifier: MIT
// collect: converts the tree of a page to index entries and result lines.
#pragma once

#include "search/worker.h"

/* Initializes a zeroed worker before its first page. */
void collect_begin(struct search_worker *w);

/* Fills *out with the entries of a page whose references are resolved and whose
   tables are formatted. The entries live in w->keep. */
void collect_page(struct search_worker *w, const struct page *page,
                  struct search_page *out);
