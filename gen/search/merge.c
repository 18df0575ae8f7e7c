// SPDX-License-Identifier: MIT
// merge: each worker's entries are sorted by their terms, on as many threads as
// there are workers; of the sorted lists only the places where terms begin are
// merged.
#include "search/merge.h"

#include <endian.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/map.h"
#include "base/pool.h"
#include "base/vec.h"

enum { FACETS_SHOWN = 60, FEW = 24, BYTES = 256, REST_BYTES = 4 };

/* ---- a worker's entries ---- */

static uint64_t start_of(const struct search_term *t)
{
    return (uint64_t)t->high << 32 | t->low;
}

static int compare(const struct search_term *x, const struct search_term *y)
{
    uint64_t a = start_of(x), b = start_of(y);
    return a != b ? (a < b ? -1 : 1)
                  : (x->rest > y->rest) - (x->rest < y->rest);
}

static void sort_few(struct search_entry *v, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct search_entry e = v[i];
        size_t k = i;
        for (; k && compare(&v[k - 1].term, &e.term) > 0; k--)
            v[k] = v[k - 1];
        v[k] = e;
    }
}

/* The first byte in which terms differ, from the last of the rest on, or
   -1. */
static int first_byte(const struct search_entry *v, size_t n)
{
    uint64_t starts = 0, first = start_of(&v[0].term);
    uint32_t rests = 0;
    for (size_t i = 1; i < n; i++) {
        starts |= start_of(&v[i].term) ^ first;
        rests |= v[i].term.rest ^ v[0].term.rest;
    }
    return starts  ? REST_BYTES + (63 - __builtin_clzll(starts)) / 8
           : rests ? (31 - __builtin_clz(rests)) / 8
                   : -1;
}

/* Where such a byte lies in an entry. */
static size_t place_of(int at)
{
    static const size_t WORDS[] = {offsetof(struct search_entry, term.rest),
                                   offsetof(struct search_entry, term.low),
                                   offsetof(struct search_entry, term.high)};
    const size_t in_word = (size_t)at % sizeof(uint32_t);
    return WORDS[(size_t)at / sizeof(uint32_t)] +
           (BYTE_ORDER == LITTLE_ENDIAN ? in_word
                                        : sizeof(uint32_t) - 1 - in_word);
}

static inline unsigned byte_at(const struct search_entry *e, size_t place)
{
    return ((const unsigned char *)e)[place];
}

/* Where the entries with each byte end, of those with bytes before: those of
   the bytes from *low to *high only. */
static void count_bytes(const struct search_entry *v, size_t n, size_t place,
                        uint32_t end[BYTES], unsigned *low, unsigned *high)
{
    uint32_t sum = 0;
    *low = BYTES - 1;
    *high = 0;
    for (size_t i = 0; i < n; i++) {
        unsigned byte = byte_at(&v[i], place);
        end[byte]++;
        *low = byte < *low ? byte : *low;
        *high = byte > *high ? byte : *high;
    }
    for (unsigned k = *low; k <= *high; k++) {
        uint32_t here = end[k];
        end[k] = sum;
        sum += here;
    }
}

/* By the first byte that differs, from one array to the other, then each of
   those that share it: as many times as a term has bytes at most. Of the same
   term, what came first stays first. */
static void sort_entries(struct search_entry *v, struct search_entry *room,
                         size_t n, bool in_room)
{
    struct search_entry *from = in_room ? room : v, *to = in_room ? v : room;
    int at = n <= FEW ? -1 : first_byte(from, n);
    if (n <= FEW)
        sort_few(from, n);
    if (at < 0) {
        if (in_room)
            memcpy(v, room, n * sizeof *v);
        return;
    }
    size_t place = place_of(at);
    uint32_t end[BYTES] = {0};
    unsigned low, high;
    count_bytes(from, n, place, end, &low, &high);
    for (size_t i = 0; i < n; i++)
        to[end[byte_at(&from[i], place)]++] = from[i];
    size_t i = 0;
    for (unsigned k = low; k <= high; i = end[k++])
        if (end[k] > i)
            sort_entries(v + i, room + i, end[k] - i, !in_room);
}

/* Those of a page, in terms of the site. */
static void take_page(struct merge *m, size_t page, struct search_entry *to)
{
    const struct search_page *p = m->pages[page];
    const uint32_t *place_of = m->rests.place_of[p->worker];
    uint8_t facet[SEARCH_FACETS + 1] = {0};
    for (size_t k = 0; k < p->n_facets; k++)
        facet[k + 1] = p->facets[k]->facet;
    for (size_t k = 0; k < p->n_entries; k++) {
        struct search_entry e = p->entries[k];
        e.doc += m->bases[page];
        e.how = search_how(search_post(e.how), search_span(e.how),
                           facet[search_facet(e.how)]);
        if (e.term.rest)
            e.term.rest = place_of[e.term.rest - 1] + 1;
        to[k] = e;
    }
}

static size_t count_terms(const struct merge_list *l)
{
    size_t n = l->n > 0;
    for (size_t i = 1; i < l->n; i++)
        n += compare(&l->v[i - 1].term, &l->v[i].term) != 0;
    return n;
}

static void sort_worker(void *data, size_t item, size_t worker)
{
    (void)worker;
    struct merge *m = data;
    struct merge_list *l = &m->lists[item];
    size_t n = 0;
    l->v = NEW_N(&l->a, struct search_entry, l->n + 1);
    for (size_t i = 0; i < m->n_pages; i++)
        if (m->pages[i]->worker == item) {
            take_page(m, i, l->v + n);
            n += m->pages[i]->n_entries;
        }
    struct arena room = {0};
    sort_entries(l->v, NEW_N(&room, struct search_entry, n + 1), n, false);
    arena_free(&room);
    l->n_terms = count_terms(l);
}

/* ---- all of them ---- */

/* Parts of some workers, in order. */
struct parts {
    struct merge_part *v;
    size_t n;
};

static const struct search_term *term_of(const struct merge *m,
                                         const struct merge_part *p)
{
    return &m->lists[p->worker].v[p->from].term;
}

static struct parts parts_of(struct arena *a, const struct merge *m, size_t w)
{
    const struct merge_list *l = &m->lists[w];
    struct parts parts = {NEW_N(a, struct merge_part, l->n_terms + 1), 0};
    for (size_t i = 0, end; i < l->n; i = end) {
        for (end = i + 1;
             end < l->n && compare(&l->v[end].term, &l->v[i].term) == 0;)
            end++;
        parts.v[parts.n++] =
            (struct merge_part){(uint32_t)w, (uint32_t)i, (uint32_t)end};
    }
    return parts;
}

static struct parts merge_two(struct arena *a, const struct merge *m,
                              struct parts x, struct parts y)
{
    struct parts out = {NEW_N(a, struct merge_part, x.n + y.n + 1), x.n + y.n};
    size_t i = 0, k = 0;
    for (size_t n = 0; n < out.n; n++) {
        bool first = k == y.n || (i < x.n && compare(term_of(m, &x.v[i]),
                                                     term_of(m, &y.v[k])) <= 0);
        out.v[n] = first ? x.v[i++] : y.v[k++];
    }
    return out;
}

/* Two at a time, so that no part is moved often. */
static void join_terms(struct merge *m)
{
    size_t n = m->s->n_workers;
    struct parts *v = NEW_N(&m->a, struct parts, n);
    for (size_t i = 0; i < n; i++)
        v[i] = parts_of(&m->a, m, i);
    for (size_t step = 1; step < n; step *= 2)
        for (size_t i = 0; i + step < n; i += 2 * step)
            v[i] = merge_two(&m->a, m, v[i], v[i + step]);
    m->parts = v[0].v;
    m->terms = NEW_N(&m->a, uint32_t, v[0].n + 1);
    for (size_t i = 0; i < v[0].n; i++)
        if (!i ||
            compare(term_of(m, &m->parts[i - 1]), term_of(m, &m->parts[i])))
            m->terms[m->n_terms++] = (uint32_t)i;
    m->terms[m->n_terms] = (uint32_t)v[0].n;
}

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

/* Calls each(kind, its count) for the kinds of all workers. */
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

/* Those with most rows have a name; what is left has none. */
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

/* ---- the whole ---- */

static void order_rests(struct merge *m)
{
    size_t n = m->s->n_workers;
    const struct terms **tables = NEW_N(&m->a, const struct terms *, n);
    for (size_t i = 0; i < n; i++)
        tables[i] = &m->s->workers[i].rests;
    order_tables(&m->rests, &m->a, tables, n);
}

void merge_run(struct merge *m, const struct site_search *s,
               const struct search_page **pages, size_t n_pages)
{
    *m = (struct merge){.s = s, .pages = pages, .n_pages = n_pages};
    m->bases = NEW_N(&m->a, uint32_t, m->n_pages + 1);
    m->lists = NEW_N(&m->a, struct merge_list, s->n_workers);
    for (size_t i = 0; i < m->n_pages; i++) {
        m->bases[i] = (uint32_t)m->n_docs;
        m->n_docs += m->pages[i]->n_docs;
        m->lists[m->pages[i]->worker].n += m->pages[i]->n_entries;
    }
    order_rests(m);
    rank_facets(m);
    pool_run(s->n_workers, s->n_workers, sort_worker, m);
    join_terms(m);
}

void merge_free(struct merge *m)
{
    for (size_t i = 0; i < m->s->n_workers; i++)
        arena_free(&m->lists[i].a);
    arena_free(&m->a);
}

str merge_text(const struct merge *m, size_t term, char out[MERGE_TEXT])
{
    const struct search_term *t = term_of(m, &m->parts[m->terms[term]]);
    size_t n = terms_start_bytes(start_of(t), out);
    str rest = t->rest ? m->rests.texts[t->rest - 1] : S("");
    memcpy(out + n, rest.p, rest.n);
    return (str){out, n + rest.n};
}

size_t merge_count(const struct merge *m, size_t term)
{
    size_t n = 0;
    for (size_t i = m->terms[term]; i < m->terms[term + 1]; i++)
        n += m->parts[i].to - m->parts[i].from;
    return n;
}

void merge_postings(const struct merge *m, size_t term, struct posting *out)
{
    for (size_t i = m->terms[term]; i < m->terms[term + 1]; i++) {
        const struct merge_part *p = &m->parts[i];
        const struct search_entry *v = m->lists[p->worker].v;
        for (size_t k = p->from; k < p->to; k++)
            *out++ = (struct posting){v[k].doc, v[k].how};
    }
}
