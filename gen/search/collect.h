// SPDX-License-Identifier: MIT
// collect: a page's tree in, the entries and lines of its documents out.
#ifndef SEARCH_COLLECT_H
#define SEARCH_COLLECT_H

#include "search/entry.h"
#include "search/terms.h"

/* Names in columns, each kept once, and where each stood last: its number among
   the places of a page. */
struct collector_names {
    struct terms texts;
    size_t *v;
    size_t n, cap;
};

/* Collects a page whose references are resolved, into `keep`; `terms` and
   `names` are the worker's. `scratch` is left as it was. */
void collect_page(const struct page *page, struct terms *terms,
                  struct collector_names *names, struct arena *keep,
                  struct arena *scratch, struct search_page *out);

#endif
