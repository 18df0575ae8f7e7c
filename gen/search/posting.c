// SPDX-License-Identifier: MIT
// posting: nearly all lists are in order as they come.
#include "search/posting.h"

#include <stdlib.h>

void posting_put_number(struct buf *b, uint32_t n)
{
    for (; n > 31; n >>= 5)
        buf_putc(b, (char)(POSTING_ZERO + (32 | (n & 31))));
    buf_putc(b, (char)(POSTING_ZERO + n));
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
    for (size_t i = 1; i < n; i++)
        if (by_doc(&v[i - 1], &v[i]) > 0) {
            qsort(v, n, sizeof *v, by_doc);
            return;
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
