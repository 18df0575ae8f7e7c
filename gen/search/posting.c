// SPDX-License-Identifier: MIT
// posting: encodes postings. The postings of a term are only sorted if
// necessary, since they are nearly always in order.
#include "search/posting.h"

#include <stdlib.h>

enum { DIGITS = 7, NUMBERS = 3 };

static inline char digit(uint32_t n)
{
    return (char)(POSTING_ZERO + n + (n < POSTING_GAP ? 0 : POSTING_LEFT));
}

static inline char *put_number(char *p, uint32_t n)
{
    for (; n > 31; n >>= 5)
        *p++ = digit(32 | (n & 31));
    *p++ = digit(n);
    return p;
}

void posting_put_number(struct buf *b, uint32_t n)
{
    if (b->cap - b->n < DIGITS)
        buf_room(b, DIGITS);
    b->n = (size_t)(put_number(b->p + b->n, n) - b->p);
}

static inline bool is_row(uint32_t how)
{
    return search_post(how) < SEARCH_RUN;
}

/* Returns the kind of a posting as posting_put writes it: for a run of rows,
   SEARCH_RUN is added. So runs sort after single rows. */
static inline uint32_t rank_of(uint32_t how)
{
    bool run = is_row(how) && search_span(how);
    return search_post(how) + (run ? SEARCH_RUN : 0);
}

static int by_how(uint32_t x, uint32_t y)
{
    if (rank_of(x) != rank_of(y))
        return rank_of(x) < rank_of(y) ? -1 : 1;
    if (search_span(x) != search_span(y))
        return search_span(x) < search_span(y) ? -1 : 1;
    return (x > y) - (x < y);
}

static int by_doc(const void *x, const void *y)
{
    const struct posting *p = x, *q = y;
    return p->doc != q->doc ? (p->doc < q->doc ? -1 : 1)
                            : by_how(p->how, q->how);
}

static void sort(struct posting *v, size_t n)
{
    size_t i = 1;
    while (i < n && by_doc(&v[i - 1], &v[i]) <= 0)
        i++;
    if (i < n)
        qsort(v, n, sizeof *v, by_doc);
}

static inline char *put_one(char *at, uint32_t further, uint32_t how)
{
    uint32_t post = search_post(how), span = search_span(how);
    if (post >= SEARCH_RUN) {
        at = put_number(at, further * SEARCH_N_POSTS + post);
        return post < SEARCH_TEXT ? put_number(at, span) : at;
    }
    at = put_number(at,
                    further * SEARCH_N_POSTS + post + (span ? SEARCH_RUN : 0));
    if (span)
        at = put_number(at, span - 1);
    return post != SEARCH_CELL ? put_number(at, search_facet(how)) : at;
}

void posting_put(struct buf *b, struct posting *v, size_t n)
{
    uint32_t last = 0, how = UINT32_MAX;
    sort(v, n);
    for (size_t i = 0; i < n; i++) {
        if (v[i].doc == last && v[i].how == how)
            continue;
        if (b->cap - b->n < NUMBERS * DIGITS)
            buf_room(b, NUMBERS * DIGITS);
        how = v[i].how;
        b->n = (size_t)(put_one(b->p + b->n, v[i].doc - last, how) - b->p);
        last = v[i].doc;
    }
}
