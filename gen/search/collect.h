// SPDX-License-Identifier: MIT
// collect: from the tree of a page to its index entries and result lines.
#pragma once

#include "search/worker.h"

/* Prepares a worker for its first page. */
void collect_begin(struct search_worker *w);

/* Collects a page whose references are resolved and whose tables are printed.
   The result lives in w->keep. */
void collect_page(struct search_worker *w, const struct page *page,
                  struct search_page *out);
