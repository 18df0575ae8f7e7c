// SPDX-License-Identifier: MIT
// merge: what all workers collected as one: their terms in order, and where
// each stands in the documents of the site. Private to search.
#ifndef SEARCH_MERGE_H
#define SEARCH_MERGE_H

#include "search/order.h"
#include "search/posting.h"
#include "search/token.h"
#include "search/worker.h"

/* The entries of a worker that have a term, [from, to) of them. */
struct merge_part {
    uint32_t worker, from, to;
};

/* A worker's entries in the order of their terms. */
struct merge_list {
    struct arena a;
    struct search_entry *v;
    size_t n, n_terms;
};

/* Rests of terms are numbered by their order here, documents and facets by
   those of the site. */
struct merge {
    struct arena a;
    const struct site_search *s;
    const struct search_page **pages; /* in the order of the index */
    uint32_t *bases;                  /* of their documents */
    size_t n_pages, n_docs;
    struct text_order rests;
    struct merge_list *lists; /* by worker */
    struct merge_part *parts; /* of all, in order */
    uint32_t *terms; /* where their parts begin, and where the last ends */
    size_t n_terms;
    struct strs facets;
};

/* Merges what was collected of these pages, in this order, until merge_free. */
void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages);
void merge_free(struct merge *m);

/* The text of a term, in `out`. */
enum { MERGE_TEXT = TOKEN_BYTES_MAX + TERMS_START };
str merge_text(const struct merge *m, size_t term, char out[MERGE_TEXT]);

/* How many entries have a term. */
size_t merge_count(const struct merge *m, size_t term);

/* These as postings, merge_count of them. */
void merge_postings(const struct merge *m, size_t term, struct posting *out);

#endif
