// SPDX-License-Identifier: MIT
// posting: nearly all lists are in order as they come.
#include "search/posting.h"

#include <stdlib.h>

enum { DIGITS = 7, FEW = 12 };

static char digit(uint32_t n)
{
    return (char)(POSTING_ZERO + n + (n < POSTING_GAP ? 0 : POSTING_LEFT));
}

void posting_put_number(struct buf *b, uint32_t n)
{
    if (b->cap - b->n < DIGITS)
        buf_room(b, DIGITS);
    for (; n > 31; n >>= 5)
        b->p[b->n++] = digit(32 | (n & 31));
    b->p[b->n++] = digit(n);
}

static int by_doc(const void *x, const void *y)
{
    const struct posting *p = x, *q = y;
    if (p->doc != q->doc)
        return p->doc < q->doc ? -1 : 1;
    if (p->post != q->post)
        return p->post - q->post;
    if (p->span != q->span)
        return p->span < q->span ? -1 : 1;
    return p->facet - q->facet;
}

static void sort(struct posting *v, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct posting p = v[i];
        size_t k = i;
        for (; k && i - k < FEW && by_doc(&v[k - 1], &p) > 0; k--)
            v[k] = v[k - 1];
        v[k] = p;
        if (k && by_doc(&v[k - 1], &p) > 0) {
            qsort(v, n, sizeof *v, by_doc);
            return;
        }
    }
}

static bool has_facet(unsigned post)
{
    return post < SEARCH_CAPTION && post % SEARCH_RUN != SEARCH_CELL;
}

void posting_put(struct buf *b, struct posting *v, size_t n)
{
    uint32_t last = 0;
    sort(v, n);
    for (size_t i = 0; i < n; i++) {
        const struct posting *p = &v[i];
        if (i && by_doc(p - 1, p) == 0)
            continue;
        posting_put_number(b, (p->doc - last) * SEARCH_N_POSTS + p->post);
        if (p->post >= SEARCH_RUN && p->post < SEARCH_TEXT)
            posting_put_number(b, p->span - (p->post < SEARCH_CAPTION));
        if (has_facet(p->post))
            posting_put_number(b, p->facet);
        last = p->doc;
    }
}
