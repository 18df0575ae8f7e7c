// SPDX-License-Identifier: MIT
// merge: merges what all workers collected: the documents and facets of the
// site, and its words in order. Private to search.
#pragma once

#include "search/order.h"
#include "search/worker.h"

/* Maps a page's documents and facets to the site's. */
struct merge_page {
    uint32_t shift; /* added to the number of a worker's document */
    uint8_t facets[SEARCH_FACETS + 1];
};

struct merge {
    struct arena a;
    const struct site_search *s;
    const struct search_page **pages; /* in index order */
    size_t n_pages, n_docs;
    struct strs facets;
    struct merge_page *maps;  /* by page */
    uint32_t **page_of;       /* by worker and its document */
    struct order_term *terms; /* of all workers; `table` is the worker */
    uint32_t *first; /* by word, the first of its `terms`; one more entry at the
                        end */
    size_t n_words;
};

/* Merges what was collected from these pages, in this order. End with
   merge_free. */
void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages);
void merge_free(struct merge *m);

/* Converts a worker's posting to one of the site. */
struct posting merge_posting(const struct merge *m, size_t worker,
                             struct posting p);

/* A word of the site. */
static inline str merge_text(const struct merge *m, size_t word)
{
    return term_text(m->terms[m->first[word]].term);
}
