// SPDX-License-Identifier: MIT
// collect: a page's tree in, the entries and lines of its documents out.
#ifndef SEARCH_COLLECT_H
#define SEARCH_COLLECT_H

#include "search/entry.h"
#include "search/terms.h"

/* Collects a page whose references are resolved, into `keep`; `terms` and
   `names` are the worker's. `scratch` is left as it was. */
void collect_page(const struct page *page, struct terms *terms,
                  struct terms_places *names, struct arena *keep,
                  struct arena *scratch, struct search_page *out);

#endif
