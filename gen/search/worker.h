// SPDX-License-Identifier: MIT
// worker: what the pages of a site are found by, as each thread collects it.
#ifndef SEARCH_WORKER_H
#define SEARCH_WORKER_H

#include "base/buf.h"
#include "search/entry.h"

/* A text that was cut, with its terms and where they are noted as seen. */
enum { SEARCH_MEMO_TEXT = 44, SEARCH_MEMO_TERMS = 7 };

struct search_memo {
    char text[SEARCH_MEMO_TEXT];
    uint8_t n, n_terms; /* n: bytes, or 0: none */
    uint16_t seen[SEARCH_MEMO_TERMS];
    struct search_term terms[SEARCH_MEMO_TERMS];
};

/* What one thread collects. */
struct search_worker {
    struct arena keep, table, scratch; /* table: of texts */
    struct terms rests;                /* of terms, behind their starts */
    struct map kinds;                  /* -> struct search_kind * */
    struct search_kind metrics;
    struct { /* of the page at hand */
        struct search_entry *v;
        size_t n, cap;
    } entries;
    struct search_entry now; /* what the terms to come are entered as */
    /* by a hash of the term: the entry that had it last, plus one; or 0 */
    uint32_t seen[SEARCH_SEEN];
    struct search_memo memos[SEARCH_MEMOS], *memo; /* memo: being filled */
    struct buf lines;
};

struct site_search {
    const struct site *site;
    struct search_worker *workers;
    size_t n_workers;
    struct search_page *pages; /* by number; page NULL: left out */
};

#endif
