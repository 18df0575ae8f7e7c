// SPDX-License-Identifier: MIT
// merge: what all workers collected as one: the documents and facets of the
// site, and its words in order. Private to search.
#pragma once

#include "search/order.h"
#include "search/worker.h"

/* A word in one worker's table. */
struct merge_word {
    uint32_t worker, number;
};

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
    struct merge_page *maps; /* by page */
    uint32_t **page_of;      /* worker, a document there -> page */
    struct text_order words;
    struct merge_word *places; /* of words, those of one on end */
    uint32_t *place_of;        /* word -> the first of its places; one more */
    uint32_t *word_of;         /* bucket -> the first of its words; one more */
};

/* Merges what was collected of these pages, in this order, until merge_free. */
void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages);
void merge_free(struct merge *m);

/* A posting of a worker as one of the site. */
struct posting merge_posting(const struct merge *m, size_t worker,
                             struct posting p);
