// SPDX-License-Identifier: MIT
// search: the index of a site's search. Pages are collected by any thread;
// in the end come files that a script takes what it needs from.
#pragma once

#include "output/sink.h"
#include "search/worker.h"

/* Ready for the pages of a site; lives in the site's arena, and what it keeps
   until search_free. scratch: by worker; empty whenever a call ends. NULL where
   the site has no search. */
struct site_search *search_new(struct site *site, size_t workers,
                               struct arena *const *scratch);

/* Takes a page whose references are resolved, unless it leaves itself out.
   `worker` says which thread calls. Nothing for NULL. */
void search_page(struct site_search *s, const struct page *page, size_t worker);

/* Puts the files of the index, when all pages were taken: SEARCH_INDEX, and
   what it names below SEARCH_FOLDER. Their bytes do not depend on threads.
   False after a fault of the sink. */
bool search_put(const struct site_search *s, struct sink *sink,
                struct diags *d);

/* The pages that were taken, those with the newest data first, in `a`. */
const struct search_page **search_order(const struct site_search *s,
                                        struct arena *a, size_t *n);

void search_free(struct site_search *s);
