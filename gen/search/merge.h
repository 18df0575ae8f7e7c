// SPDX-License-Identifier: MIT
// merge: merges the results of all workers: the site's documents and facets,
// and its words in index order. Private to search.
#pragma once

#include "search/order.h"
#include "search/worker.h"

/* Maps the numbers of a page's documents and facets to the site's numbers. */
struct merge_page {
    /* number to add to a worker's document number, modulo 2^32 */
    uint32_t shift;
    uint8_t facets[SEARCH_FACETS + 1];
};

struct merge {
    struct arena a;
    const struct site_search *s;
    const struct search_page **pages; /* in index order, newest data first */
    size_t n_pages, n_docs;
    struct strs facets;
    struct merge_page *maps; /* maps[i] belongs to pages[i] */
    /* page_of[worker][document] is the index, in `pages`, of the page of a
       document; `document` is the worker's number of the document */
    uint32_t **page_of;
    /* the terms of all workers, sorted; the member `table` is the number of the
       worker */
    struct order_term *terms;
    /* first[i]: index in `terms` of the first entry of word i; first[n_words]:
       number of entries in `terms` */
    uint32_t *first;
    size_t n_words;
};

/* Merges the entries of the pages `pages`, in this order. Nothing is copied: s
   and `pages` must outlive m. Must be followed by merge_free. */
void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages);
void merge_free(struct merge *m);

/* Converts posting p of a worker: replaces the worker's numbers of documents
   and facets by the site's numbers. */
struct posting merge_posting(const struct merge *m, size_t worker,
                             struct posting p);

/* Returns a word of the site, given its index in m->first. */
static inline str merge_text(const struct merge *m, size_t word)
{
    return term_text(m->terms[m->first[word]].term);
}
