// SPDX-License-Identifier: MIT
// search: the index of a site's search. Any thread may add pages. At the end
// the index is written as several files. A script in the browser loads only the
// files that it needs.
#pragma once

#include "output/sink.h"
#include "search/worker.h"

/* Returns an empty index for the pages of a site, in the site's arena, or NULL
   if the site has no search. `scratch` has an arena for each worker, which
   search_page and search_put reset before they return. Must be followed by
   search_free. */
struct site_search *search_new(struct site *site, size_t workers,
                               struct arena *const *scratch);

/* Adds a page to the index after its references are resolved. Skips pages with
   `search: false`. `worker` is the number of the calling thread. No-op if s is
   NULL. */
void search_page(struct site_search *s, const struct page *page, size_t worker);

/* Writes the files of the index after the last page was added: SEARCH_INDEX,
   and files below SEARCH_FOLDER. Their bytes do not depend on the number of
   threads. Returns false after an error, which the sink has reported. */
bool search_put(const struct site_search *s, struct sink *sink,
                struct diags *d);

/* Returns the indexed pages, in `a`, and sets *n to their number: first the
   pages outside the guide, newest data first, then the pages of the guide. */
const struct search_page **search_order(const struct site_search *s,
                                        struct arena *a, size_t *n);

void search_free(struct site_search *s);
