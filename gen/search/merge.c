// SPDX-License-Identifier: MIT
// merge: numbers the site's documents and facets, and groups equal terms of all
// workers.
#include "search/merge.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/vec.h"

enum { FACETS_SHOWN = 60 };

/* ---- facets ---- */

struct facet_count {
    str name;
    size_t rows;
    uint8_t place;
};

static int by_rows(const void *x, const void *y)
{
    const struct facet_count *p = *(struct facet_count *const *)x;
    const struct facet_count *q = *(struct facet_count *const *)y;
    return p->rows != q->rows ? (p->rows < q->rows ? 1 : -1)
                              : str_cmp(p->name, q->name);
}

/* Calls each(kind, count) for the kinds of all workers. All kinds with the same
   name share one count. `counts` maps the name to the count. Adds missing
   counts. */
static void each_kind(struct merge *m, struct map *counts,
                      void (*each)(struct search_kind *, struct facet_count *))
{
    for (size_t w = 0; w < m->s->n_workers; w++) {
        const struct map *kinds = &m->s->workers[w].kinds;
        for (size_t i = 0; i < kinds->n; i++) {
            struct facet_count *f = map_get(counts, kinds->v[i].key);
            if (!f) {
                f = NEW(&m->a, struct facet_count);
                f->name = kinds->v[i].key;
                map_put(counts, f->name, f);
            }
            each(kinds->v[i].value, f);
        }
    }
}

static void add_rows(struct search_kind *kind, struct facet_count *f)
{
    f->rows += kind->rows;
}

static void set_facet(struct search_kind *kind, struct facet_count *f)
{
    kind->facet = f->place;
}

/* Numbers the facets from 1. A facet with more rows has a lower number. Facets
   after the first FACETS_SHOWN have the number 0 and are not shown. */
static void rank_facets(struct merge *m)
{
    struct map counts = {.a = &m->a};
    each_kind(m, &counts, add_rows);
    struct facet_count **v = NEW_N(&m->a, struct facet_count *, counts.n + 1);
    for (size_t i = 0; i < counts.n; i++)
        v[i] = counts.v[i].value;
    if (counts.n)
        qsort(v, counts.n, sizeof *v, by_rows);
    for (size_t i = 0; i < counts.n && i < FACETS_SHOWN; i++) {
        vec_push(&m->a, &m->facets, v[i]->name);
        v[i]->place = (uint8_t)(i + 1);
    }
    each_kind(m, &counts, set_facet);
}

/* ---- words ---- */

static void order_words(struct merge *m)
{
    size_t n = m->s->n_workers, all;
    const struct terms **tables = NEW_N(&m->a, const struct terms *, n);
    for (size_t w = 0; w < n; w++)
        tables[w] = &m->s->workers[w].inverter.words;
    m->terms = order_tables(&m->a, tables, n, &all);
    m->first = NEW_N(&m->a, uint32_t, all + 1);
    for (size_t i = 0; i < all; i++)
        if (!i || !str_eq(term_text(m->terms[i - 1].term),
                          term_text(m->terms[i].term)))
            m->first[m->n_words++] = (uint32_t)i;
    m->first[m->n_words] = (uint32_t)all;
}

/* ---- pages ---- */

static void map_page(struct merge *m, size_t page)
{
    const struct search_page *p = m->pages[page];
    struct merge_page *map = &m->maps[page];
    uint32_t *page_of = m->page_of[p->worker] + p->first_doc;
    map->shift = (uint32_t)m->n_docs - p->first_doc;
    for (size_t k = 0; k < p->n_facets; k++)
        map->facets[k + 1] = p->facets[k]->facet;
    for (size_t i = 0; i < p->n_docs; i++)
        page_of[i] = (uint32_t)page;
    m->n_docs += p->n_docs;
}

/* ---- the whole ---- */

void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages)
{
    *m = (struct merge){.s = s, .pages = pages, .n_pages = n_pages};
    m->maps = NEW_N(&m->a, struct merge_page, n_pages + 1);
    m->page_of = NEW_N(&m->a, uint32_t *, s->n_workers);
    for (size_t w = 0; w < s->n_workers; w++)
        m->page_of[w] = NEW_N(&m->a, uint32_t, s->workers[w].n_docs + 1);
    rank_facets(m);
    for (size_t i = 0; i < n_pages; i++)
        map_page(m, i);
    order_words(m);
}

void merge_free(struct merge *m)
{
    arena_free(&m->a);
}

struct posting merge_posting(const struct merge *m, size_t worker,
                             struct posting p)
{
    const struct merge_page *page = &m->maps[m->page_of[worker][p.doc]];
    uint32_t facet = page->facets[search_facet(p.how)];
    return (struct posting){
        p.doc + page->shift,
        search_how(search_post(p.how), search_span(p.how), facet)};
}
