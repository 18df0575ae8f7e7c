// SPDX-License-Identifier: MIT
// collect: a page's tree in, the entries and lines of its documents out.
#pragma once

#include "search/worker.h"

/* Ready for the first page. */
void collect_begin(struct search_worker *w);

/* Collects a page whose references are resolved, and whose tables are printed.
   What it leaves is in w->keep. */
void collect_page(struct search_worker *w, const struct page *page,
                  struct search_page *out);
