// SPDX-License-Identifier: MIT
// search: the tables of all workers become one, in order of the terms; entries
// are dealt out to their terms by counting, page by page, so that postings are
// in the order of documents. Newest data comes first there: of equal hits the
// first is shown first.
#include "search/search.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "search/shard.h"
#include "search/token.h"
#include "shape/index.h"

enum { FACETS_SHOWN = 60, NO_FACET = 0, FEW_TERMS = 48 };

struct site_search *search_new(struct site *site, size_t workers)
{
    if (!site->config.search.on)
        return NULL;
    struct site_search *s = NEW(&site->arena, struct site_search);
    s->site = site;
    s->n_workers = workers;
    s->workers = NEW_N(&site->arena, struct search_worker, workers);
    s->pages = NEW_N(&site->arena, struct search_page, site->n_pages);
    for (size_t i = 0; i < workers; i++) {
        s->workers[i].terms.a = &s->workers[i].table;
        s->workers[i].terms.texts = &s->workers[i].keep;
        s->workers[i].names.texts.a = &s->workers[i].table;
        s->workers[i].names.texts.texts = &s->workers[i].keep;
    }
    return s;
}

void search_page(struct site_search *s, const struct page *page, size_t worker)
{
    if (!s || page->doc->front.unsearched)
        return;
    struct search_worker *w = &s->workers[worker];
    struct search_page *p = &s->pages[page - s->site->pages];
    collect_page(page, &w->terms, &w->names, &w->keep, &w->scratch, p);
    p->worker = worker;
    arena_reset(&w->scratch);
}

void search_free(struct site_search *s)
{
    for (size_t i = 0; s && i < s->n_workers; i++) {
        arena_free(&s->workers[i].keep);
        arena_free(&s->workers[i].table);
        arena_free(&s->workers[i].scratch);
    }
}

/* ---- the order of pages ---- */

static int by_date(const void *x, const void *y)
{
    const struct search_page *p = *(const struct search_page *const *)x;
    const struct search_page *q = *(const struct search_page *const *)y;
    int order = str_cmp(q->date, p->date);
    return order ? order : (p->page > q->page) - (p->page < q->page);
}

const struct search_page **search_order(const struct site_search *s,
                                        struct arena *a, size_t *n)
{
    const struct search_page **v =
        NEW_N(a, const struct search_page *, s->site->n_pages + 1);
    *n = 0;
    for (size_t i = 0; i < s->site->n_pages; i++)
        if (s->pages[i].page)
            v[(*n)++] = &s->pages[i];
    if (*n)
        qsort(v, *n, sizeof *v, by_date);
    return v;
}

/* ---- one table of terms ---- */

/* The beginning of a term, as a number that is in its order. */
struct ranked {
    uint64_t start;
    const struct term *term;
    uint32_t number; /* in the joined table */
};

struct merge {
    struct arena a;
    const struct site_search *s;
    const struct search_page **pages;
    size_t n_pages;
    struct terms terms;
    uint32_t **number_of; /* worker, its number -> place in the order */
    struct ranked *order;
    uint32_t *starts; /* by place: of its postings; one more */
    struct posting *postings;
    struct strs facets; /* of the site */
    struct map facet_of;
};

/* Eight bytes of a term from `depth` on. Characters of two UTF-16 units begin
   with a unit below U+E000 (terms_order). */
static uint64_t start_of(str s, size_t depth)
{
    uint64_t start = 0;
    for (size_t i = depth; i < depth + 8; i++) {
        unsigned c = i < s.n ? (unsigned char)s.p[i] : 0;
        start = start << 8 | (c >= 0xf0 ? c - 2 : c >= 0xee ? c + 16 : c);
    }
    return start;
}

/* By their starts: byte by byte, the last first, but for those all have. */
static void sort_starts(struct ranked *v, struct ranked *room, size_t n)
{
    struct ranked *from = v, *to = room;
    uint64_t varied = 0;
    for (size_t i = 1; i < n; i++)
        varied |= v[i].start ^ v[0].start;
    for (size_t k = 0; k < 8; k++) {
        uint32_t sum = 0, count[256] = {0};
        if (!(varied >> 8 * k & 0xff))
            continue;
        for (size_t i = 0; i < n; i++)
            count[from[i].start >> 8 * k & 0xff]++;
        for (size_t i = 0; i < 256; i++) {
            uint32_t here = count[i];
            count[i] = sum;
            sum += here;
        }
        for (size_t i = 0; i < n; i++)
            to[count[from[i].start >> 8 * k & 0xff]++] = from[i];
        struct ranked *last = from;
        from = to;
        to = last;
    }
    if (from != v)
        memcpy(v, from, n * sizeof *v);
}

static void insert_starts(struct ranked *v, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct ranked r = v[i];
        size_t k = i;
        for (; k && v[k - 1].start > r.start; k--)
            v[k] = v[k - 1];
        v[k] = r;
    }
}

/* Terms that are the same before `depth`; no two are the same. */
static void sort_terms(struct ranked *v, struct ranked *room, size_t n,
                       size_t depth)
{
    for (size_t i = 0; i < n; i++)
        v[i].start = start_of(term_text(v[i].term), depth);
    if (n > FEW_TERMS)
        sort_starts(v, room, n);
    else
        insert_starts(v, n);
    for (size_t i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && v[end].start == v[i].start;)
            end++;
        if (end - i > 1)
            sort_terms(v + i, room, end - i, depth + 8);
    }
}

static void join_terms(struct merge *m)
{
    const struct site_search *s = m->s;
    m->number_of = NEW_N(&m->a, uint32_t *, s->n_workers);
    m->terms.a = &m->a;
    for (size_t w = 0; w < s->n_workers; w++) {
        const struct terms *t = &s->workers[w].terms;
        m->number_of[w] = NEW_N(&m->a, uint32_t, t->n);
        for (size_t i = 0; i < t->n; i++)
            m->number_of[w][i] = terms_share(&m->terms, &t->v[i]);
    }
    size_t n = m->terms.n;
    uint32_t *place = NEW_N(&m->a, uint32_t, n + 1);
    m->order = NEW_N(&m->a, struct ranked, n + 1);
    for (size_t i = 0; i < n; i++)
        m->order[i] = (struct ranked){0, &m->terms.v[i], (uint32_t)i};
    sort_terms(m->order, NEW_N(&m->a, struct ranked, n + 1), n, 0);
    for (size_t i = 0; i < n; i++)
        place[m->order[i].number] = (uint32_t)i;
    for (size_t w = 0; w < s->n_workers; w++)
        for (size_t i = 0; i < s->workers[w].terms.n; i++)
            m->number_of[w][i] = place[m->number_of[w][i]];
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

static struct facet_count *count_of(struct merge *m, str name)
{
    struct facet_count *f = map_get(&m->facet_of, name);
    if (!f) {
        f = NEW(&m->a, struct facet_count);
        f->name = name;
        map_put(&m->facet_of, name, f);
    }
    return f;
}

/* Those with most rows have a name; what is left has none. */
static void rank_facets(struct merge *m)
{
    m->facet_of.a = &m->a;
    for (size_t i = 0; i < m->n_pages; i++) {
        const struct search_page *p = m->pages[i];
        struct facet_count *of[256] = {0};
        for (size_t k = 0; k < p->facets.n; k++)
            of[k + 1] = count_of(m, p->facets.v[k]);
        for (size_t k = 0; k < p->n_entries; k++)
            if (p->entries[k].facet)
                of[p->entries[k].facet]->rows += p->entries[k].span + 1;
    }
    size_t n = m->facet_of.n;
    struct facet_count **v = NEW_N(&m->a, struct facet_count *, n + 1);
    for (size_t i = 0; i < n; i++)
        v[i] = m->facet_of.v[i].value;
    if (n)
        qsort(v, n, sizeof *v, by_rows);
    for (size_t i = 0; i < n && i < FACETS_SHOWN; i++) {
        vec_push(&m->a, &m->facets, v[i]->name);
        v[i]->place = (uint8_t)(i + 1);
    }
}

/* ---- postings ---- */

static uint32_t place_of(const struct merge *m, const struct search_page *p,
                         const struct search_entry *e)
{
    return m->number_of[p->worker][e->term];
}

static void count_postings(struct merge *m)
{
    size_t n = m->terms.n;
    m->starts = NEW_N(&m->a, uint32_t, n + 2);
    for (size_t i = 0; i < m->n_pages; i++)
        for (size_t k = 0; k < m->pages[i]->n_entries; k++)
            m->starts[place_of(m, m->pages[i], &m->pages[i]->entries[k]) + 2]++;
    for (size_t i = 2; i < n + 2; i++)
        m->starts[i] += m->starts[i - 1];
    m->postings = NEW_N(&m->a, struct posting, m->starts[n + 1] + 1);
}

/* Leaves in starts[i] where the postings of term i begin. */
static void deal_postings(struct merge *m)
{
    uint32_t base = 0;
    for (size_t i = 0; i < m->n_pages; i++) {
        const struct search_page *p = m->pages[i];
        uint8_t facet[256] = {NO_FACET};
        for (size_t k = 0; k < p->facets.n; k++)
            facet[k + 1] = count_of(m, p->facets.v[k])->place;
        for (size_t k = 0; k < p->n_entries; k++) {
            const struct search_entry *e = &p->entries[k];
            m->postings[m->starts[place_of(m, p, e) + 1]++] = (struct posting){
                base + e->doc, e->span, e->post, facet[e->facet]};
        }
        base += (uint32_t)p->n_docs;
    }
}

/* ---- files ---- */

static size_t count_docs(const struct merge *m)
{
    size_t n = 0;
    for (size_t i = 0; i < m->n_pages; i++)
        n += m->pages[i]->n_docs;
    return n;
}

static struct shards files_of(struct merge *m, struct sink *sink,
                              struct diags *d, char kind)
{
    return (struct shards){
        .sink = sink, .d = d, .a = &m->a, .kind = kind, .prints.a = &m->a};
}

static bool put_terms(struct merge *m, struct shard_terms *t)
{
    struct buf postings = {.a = &m->a};
    t->text.a = t->starts.a = &m->a;
    buf_room(&t->text, 4 * SHARD_TERMS);
    for (size_t i = 0; i < m->terms.n; i++) {
        postings.n = 0;
        posting_put(&postings, m->postings + m->starts[i],
                    m->starts[i + 1] - m->starts[i]);
        shard_add_term(t, term_text(m->order[i].term), buf_str(&postings));
    }
    shard_end_terms(t);
    return !t->files.bad;
}

static bool put_lines(struct merge *m, struct shard_lines *l)
{
    l->text.a = l->counts.a = &m->a;
    for (size_t i = 0; i < m->n_pages; i++)
        shard_add_lines(l, m->pages[i]->lines);
    shard_end_lines(l);
    return !l->files.bad;
}

/* Words that may be mistyped, by their length in characters. */
static bool put_words(struct merge *m, struct shards *s)
{
    struct buf lists[SHARD_WORDS + 1];
    str last[SHARD_WORDS + 1];
    for (size_t i = 0; i <= SHARD_WORDS; i++) {
        lists[i] = (struct buf){.a = &m->a};
        last[i] = S("");
    }
    for (size_t i = 0; i < m->terms.n; i++) {
        const struct term *t = m->order[i].term;
        if (!t->word)
            continue;
        str text = term_text(t);
        size_t n = utf8_count(text);
        n = n < SHARD_WORDS ? n : SHARD_WORDS;
        shard_put_term(&lists[n], last[n], text);
        buf_putc(&lists[n], '\n');
        last[n] = text;
    }
    for (size_t i = TOKEN_WORD_MIN; i <= SHARD_WORDS; i++)
        shard_put(s, buf_str(&lists[i]));
    return !s->bad;
}

static void put_member(struct buf *b, const char *name, str text)
{
    buf_printf(b, ",%s:", name);
    buf_put_json(b, text);
}

static bool put_index(struct merge *m, struct sink *sink, struct diags *d,
                      size_t docs, const struct shard_terms *t,
                      const struct shard_lines *l, const struct shards *w)
{
    struct buf b = {.a = &m->a};
    buf_printf(&b,
               "(self.perfpressSearch?"
               "?={}).index={n:%zu",
               docs);
    put_member(&b, "counts", buf_str(&l->counts));
    put_member(&b, "starts", buf_str(&t->starts));
    put_member(&b, "t", buf_str(&t->files.prints));
    put_member(&b, "d", buf_str(&l->files.prints));
    put_member(&b, "w", buf_str(&w->prints));
    put_member(&b, "facets",
               str_join(&m->a, m->facets.v, m->facets.n, S("\n")));
    buf_puts(&b, "};\n");
    return sink_put(sink, d, S(SEARCH_INDEX), buf_str(&b));
}

bool search_put(const struct site_search *s, struct sink *sink, struct diags *d)
{
    struct merge m = {.s = s};
    m.pages = search_order(s, &m.a, &m.n_pages);
    join_terms(&m);
    rank_facets(&m);
    count_postings(&m);
    deal_postings(&m);
    size_t docs = count_docs(&m), per = docs / SHARD_DOCS_FILES + 1;
    struct shard_terms t = {.files = files_of(&m, sink, d, 't')};
    struct shard_lines l = {.files = files_of(&m, sink, d, 'd'),
                            .per = per < SHARD_DOCS ? SHARD_DOCS : per};
    struct shards w = files_of(&m, sink, d, 'w');
    bool ok = put_terms(&m, &t);
    ok = put_lines(&m, &l) && ok;
    ok = put_words(&m, &w) && ok;
    ok = put_index(&m, sink, d, docs, &t, &l, &w) && ok;
    arena_free(&m.a);
    return ok;
}
