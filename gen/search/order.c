// SPDX-License-Identifier: MIT
// order: sorts the terms of each table, each in a separate thread, and merges
// the sorted runs.
#include "search/order.h"

#include <stdlib.h>

#include "base/pool.h"

struct run {
    struct order_term *v;
    size_t n;
};

struct runs {
    const struct terms *const *tables;
    struct run *v; /* a sorted run for each table */
};

static int compare(const void *x, const void *y)
{
    const struct order_term *o = x, *other = y;
    const struct term *p = o->term, *q = other->term;
    if (o->start != other->start)
        return o->start < other->start ? -1 : 1;
    for (size_t i = TERMS_START; i < p->n || i < q->n; i += TERMS_START) {
        uint64_t a = terms_start(term_text(p), i),
                 b = terms_start(term_text(q), i);
        if (a != b)
            return a < b ? -1 : 1;
    }
    return 0;
}

static void sort_table(void *data, size_t item, size_t worker)
{
    (void)worker;
    struct runs *r = data;
    struct run *run = &r->v[item];
    const struct term *terms = r->tables[item]->v;
    for (size_t i = 0; i < run->n; i++)
        run->v[i] = (struct order_term){terms[i].start, &terms[i], item};
    if (run->n)
        qsort(run->v, run->n, sizeof *run->v, compare);
}

static struct run merge_two(struct arena *a, struct run x, struct run y)
{
    struct run out = {NEW_N(a, struct order_term, x.n + y.n + 1), x.n + y.n};
    size_t i = 0, k = 0;
    for (size_t n = 0; n < out.n; n++) {
        bool first = k == y.n || (i < x.n && compare(&x.v[i], &y.v[k]) <= 0);
        out.v[n] = first ? x.v[i++] : y.v[k++];
    }
    return out;
}

struct order_term *order_tables(struct arena *a,
                                const struct terms *const *tables, size_t n,
                                size_t *count)
{
    struct runs r = {tables, NEW_N(a, struct run, n)};
    for (size_t i = 0; i < n; i++)
        r.v[i] = (struct run){NEW_N(a, struct order_term, tables[i]->n + 1),
                              tables[i]->n};
    pool_run(n, n, sort_table, &r);
    for (size_t step = 1; step < n; step *= 2)
        for (size_t i = 0; i + step < n; i += 2 * step)
            r.v[i] = merge_two(a, r.v[i], r.v[i + step]);
    *count = r.v[0].n;
    return r.v[0].v;
}
