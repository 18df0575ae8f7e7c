// SPDX-License-Identifier: MIT
// merge: what all workers collected as one: the documents and facets of the
// site, and its words in order. Private to search.
#pragma once

#include "search/order.h"
#include "search/worker.h"

/* What a page's documents are in the site, and its facets. */
struct merge_page {
    uint32_t shift; /* to be added to a document of its worker */
    uint8_t facets[SEARCH_FACETS + 1];
};

struct merge {
    struct arena a;
    const struct site_search *s;
    const struct search_page **pages; /* in the order of the index */
    size_t n_pages, n_docs;
    struct strs facets;
    struct merge_page *maps;  /* by page */
    uint32_t **page_of;       /* worker, a document there -> page */
    struct order_term *terms; /* of all workers; their tables are these */
    uint32_t *first; /* word -> the first of `terms` that is it; one more */
    size_t n_words;
};

/* Merges what was collected of these pages, in this order, until merge_free. */
void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages);
void merge_free(struct merge *m);

/* A posting of a worker as one of the site. */
struct posting merge_posting(const struct merge *m, size_t worker,
                             struct posting p);

/* A word of the site. */
static inline str merge_text(const struct merge *m, size_t word)
{
    return term_text(m->terms[m->first[word]].term);
}
