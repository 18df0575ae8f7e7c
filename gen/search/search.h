// SPDX-License-Identifier: MIT
// search: the index of a site's search. Any thread collects pages; at the end
// the index is written as files, of which a script loads the ones that it
// needs.
#pragma once

#include "output/sink.h"
#include "search/worker.h"

/* Returns the index for the pages of a site, in the site's arena, or NULL if
   the site has no search. `scratch` has an arena for each worker, which is
   empty when a call returns. End with search_free. */
struct site_search *search_new(struct site *site, size_t workers,
                               struct arena *const *scratch);

/* Adds a page to the index after its references are resolved. Skips pages with
   `search: false`. `worker` is the number of the calling thread. No-op if s is
   NULL. */
void search_page(struct site_search *s, const struct page *page, size_t worker);

/* Writes the files of the index after the last page: SEARCH_INDEX, and the
   files below SEARCH_FOLDER that it names. Their bytes do not depend on the
   number of threads. False after an error of the sink. */
bool search_put(const struct site_search *s, struct sink *sink,
                struct diags *d);

/* Returns the *n indexed pages, newest data first, in `a`. */
const struct search_page **search_order(const struct site_search *s,
                                        struct arena *a, size_t *n);

void search_free(struct site_search *s);
