// SPDX-License-Identifier: MIT
// search: workers collect pages. Then their results are merged and written as
// shards. Pages with the newest data come first, so that among hits of equal
// rank, newer data also comes first. Pages of the guide come last.
#include "search/search.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/pool.h"
#include "config/exclude.h"
#include "load/page.h"
#include "load/site.h"
#include "output/assets.h"
#include "output/outputs.h"
#include "resolve/index.h"
#include "search/collect.h"
#include "search/shard.h"
#include "search/token.h"

/* from this number of pages per worker on, a worker allocates a large first
   chunk of memory: the entries of this many pages take about 1 MB */
enum { MANY_PAGES = 30 };

struct site_search *search_new(struct site *site, size_t workers,
                               struct arena *const *scratch)
{
    if (!site->config.search.on)
        return NULL;
    struct site_search *s = NEW(&site->arena, struct site_search);
    s->site = site;
    s->n_workers = workers;
    s->workers = NEW_N(&site->arena, struct search_worker, workers);
    s->pages = NEW_N(&site->arena, struct search_page, site->n_pages);
    for (size_t i = 0; i < workers; i++) {
        s->workers[i].scratch = scratch[i];
        if (site->n_pages >= MANY_PAGES * workers)
            arena_expect(&s->workers[i].keep);
        collect_begin(&s->workers[i]);
    }
    return s;
}

void search_page(struct site_search *s, const struct page *page, size_t worker)
{
    if (!s || page->doc->front.unsearched)
        return;
    struct search_page *p = &s->pages[page - s->site->pages];
    bool guide = exclude_has(&s->site->config.search.guide, page->path);
    collect_page(&s->workers[worker], page, guide, p);
    p->worker = worker;
}

void search_free(struct site_search *s)
{
    for (size_t i = 0; s && i < s->n_workers; i++) {
        arena_free(&s->workers[i].keep);
    }
}

/* ---- the order of pages ---- */

static int by_date(const void *x, const void *y)
{
    const struct search_page *p = *(const struct search_page *const *)x;
    const struct search_page *q = *(const struct search_page *const *)y;
    int order = str_cmp(q->date, p->date);
    if (p->guide != q->guide)
        return p->guide ? 1 : -1;
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

/* ---- files ---- */

enum { PRINT = 8, WORD_LISTS = SHARD_WORDS - TOKEN_WORD_MIN + 1 };

struct shard_files {
    char kind;
    size_t n;
    char *prints; /* fingerprints of the files; each has PRINT bytes */
};

struct writing {
    const struct site_search *s;
    struct shard_plan plan;
    struct shard_files terms, lines, words;
    struct sink *sink;
    struct diags *d;
    atomic_bool bad;
};

static void put_file(struct writing *w, const struct shard_files *f, size_t i,
                     struct buf *file)
{
    struct arena *a = file->a;
    shard_end(file);
    str name = str_fmt(a, "%s%c%zu.js", SEARCH_FOLDER, f->kind, i);
    str output = assets_fingerprint(a, name, buf_str(file));
    if (!sink_put(w->sink, w->d, output, buf_str(file)))
        atomic_store(&w->bad, true);
    memcpy(f->prints + PRINT * i, output.p + output.n - PRINT - 3, PRINT);
}

static void put_words(struct writing *w, struct arena *a)
{
    struct shard_words words;
    shard_words(&words, &w->plan, a);
    for (size_t i = 0; i < WORD_LISTS; i++) {
        struct buf file = {.a = a};
        shard_begin(&file, w->words.kind, i);
        buf_put(&file, buf_str(&words.lists[TOKEN_WORD_MIN + i]));
        put_file(w, &w->words, i, &file);
    }
}

/* Writes the files of an item. Item 0 stands for all word lists. Each further
   item stands for one file: first the blocks of terms, then the shards of
   lines. */
static void put_one(void *data, size_t item, size_t worker)
{
    struct writing *w = data;
    struct arena *a = w->s->workers[worker].scratch;
    const struct shard_files *f = item > w->terms.n ? &w->lines : &w->terms;
    size_t i = item > w->terms.n ? item - w->terms.n - 1 : item - 1;
    struct buf file = {.a = a};
    if (item == 0) {
        put_words(w, a);
    } else {
        shard_begin(&file, f->kind, i);
        if (f == &w->terms)
            buf_put(&file, w->plan.terms.v[i].text);
        else
            shard_put_lines(&file, &w->plan, i);
        put_file(w, f, i, &file);
    }
    arena_reset(a);
}

static void put_member(struct buf *b, const char *name, str text)
{
    buf_printf(b, ",%s:", name);
    buf_put_json(b, text);
}

static str counts_of(struct arena *a, const struct shard_plan *p)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < p->lines.n; i++)
        posting_put_number(&b, (uint32_t)p->lines.v[i].docs);
    return buf_str(&b);
}

static str starts_of(struct arena *a, const struct shard_plan *p)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < p->terms.n; i++) {
        if (i)
            buf_putc(&b, ' ');
        buf_put(&b, shard_start(p, i, a));
    }
    return buf_str(&b);
}

static str prints_of(const struct shard_files *f)
{
    return (str){f->prints, PRINT * f->n};
}

/* Returns the number of the guide's first document. Documents of the guide come
   last. */
static size_t guide_of(const struct merge *m)
{
    size_t docs = 0;
    for (size_t i = 0; i < m->n_pages && !m->pages[i]->guide; i++)
        docs += m->pages[i]->n_docs;
    return docs;
}

static bool put_index(const struct writing *w, struct merge *m)
{
    struct buf b = {.a = &m->a};
    buf_printf(&b,
               "(self.perfpressSearch?"
               "?={}).index={n:%zu,guide:%zu",
               m->n_docs, guide_of(m));
    put_member(&b, "counts", counts_of(&m->a, &w->plan));
    put_member(&b, "starts", starts_of(&m->a, &w->plan));
    put_member(&b, "t", prints_of(&w->terms));
    put_member(&b, "d", prints_of(&w->lines));
    put_member(&b, "w", prints_of(&w->words));
    put_member(&b, "facets",
               str_join(&m->a, m->facets.v, m->facets.n, S("\n")));
    buf_puts(&b, "};\n");
    return sink_put(w->sink, w->d, S(SEARCH_INDEX), buf_str(&b));
}

static struct shard_files files_of(struct arena *a, char kind, size_t n)
{
    return (struct shard_files){kind, n, NEW_N(a, char, PRINT *n + 1)};
}

bool search_put(const struct site_search *s, struct sink *sink, struct diags *d)
{
    struct merge m;
    struct writing w = {.s = s, .sink = sink, .d = d};
    struct arena a = {0};
    size_t n;
    const struct search_page **pages = search_order(s, &a, &n);
    merge_run(&m, s, pages, n);
    shard_plan(&w.plan, &m);
    w.terms = files_of(&m.a, 't', w.plan.terms.n);
    w.lines = files_of(&m.a, 'd', w.plan.lines.n);
    w.words = files_of(&m.a, 'w', WORD_LISTS);
    pool_run(s->n_workers, 1 + w.terms.n + w.lines.n, put_one, &w);
    bool ok = put_index(&w, &m) && !w.bad;
    merge_free(&m);
    arena_free(&a);
    return ok;
}
