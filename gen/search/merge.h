// SPDX-License-Identifier: MIT
// merge: merges the results of all workers: the site's documents and facets,
// and its words in index order. Private to search.
#pragma once

#include "search/order.h"
#include "search/worker.h"

/* Maps the numbers of a page's documents and facets to the site's numbers. */
struct merge_page {
    uint32_t shift; /* added to a worker's document number, modulo 2^32 */
    uint8_t facets[SEARCH_FACETS + 1];
};

struct merge {
    struct arena a;
    const struct site_search *s;
    const struct search_page **pages; /* in index order, newest data first */
    size_t n_pages, n_docs;
    struct strs facets;
    struct merge_page *maps; /* maps[i] belongs to pages[i] */
    uint32_t **page_of; /* page_of[worker][document] is an index in `pages`;
                           documents have the worker's numbers */
    struct order_term *terms; /* the terms of all workers, sorted; the member
                                 `table` is the worker */
    uint32_t *first; /* first[i]: index in `terms` of the first entry of word i;
                        first[n_words]: number of entries */
    size_t n_words;
};

/* Merges the entries of these pages, in this order. Nothing is copied: s and
   `pages` must outlive m. Must be followed by merge_free. */
void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages);
void merge_free(struct merge *m);

/* Returns posting p of a worker with the site's numbers of documents and
   facets. */
struct posting merge_posting(const struct merge *m, size_t worker,
                             struct posting p);

/* Returns a word of the site, given its index in m->first. */
static inline str merge_text(const struct merge *m, size_t word)
{
    return term_text(m->terms[m->first[word]].term);
}
