// SPDX-License-Identifier: MIT
// Random terms in the documents of two workers' pages, and the text that the
// index has of them, read back.
#include "testing.h"

#include <stdlib.h>

#include "base/vec.h"
#include "search/shard.h"

enum { WORKERS = 2, PAGES = 12, DOCS = 9, TERMS = 4000, SEEDS = 50 };

/* A term in a document of the site, as text: "term doc" */
struct facts {
    struct strs texts;
    struct arena a;
};

static unsigned seed = 1;
static unsigned draw(unsigned n)
{
    seed = seed * 1103515245 + 12345;
    return (seed >> 16) % n;
}

static str random_term(struct arena *a)
{
    static const char *const MADE[] = {
        "%u",           "%u.5",
        "12.%u",        "trn1.%uxlarge",
        "model-%u-7",   "word%u",
        "%uabcdefgh",   "longer-than-a-key-%u-by-far",
        "v2.%u.1",      "\u00e9t\u00e9%u",
        "\U00020000%u", "\uff9e%u",
        "a%ub",         "12345678%u",
        "abcdefgh%u",   "2024-09-%u"};
    static const char *const PLAIN[] = {"a",           "of",       "latency",
                                        "throughput",  "abcdefgh", "abcdefghi",
                                        "\u6027\u80fd"};
    if (!draw(3))
        return str_c(PLAIN[draw(7)]);
    unsigned number = draw(40);
    return str_fmt(a, MADE[draw(16)], number);
}

static int by_text(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static void sort_once(struct facts *f)
{
    size_t n = 0;
    qsort(f->texts.v, f->texts.n, sizeof *f->texts.v, by_text);
    for (size_t i = 0; i < f->texts.n; i++)
        if (!n || !str_eq(f->texts.v[n - 1], f->texts.v[i]))
            f->texts.v[n++] = f->texts.v[i];
    f->texts.n = n;
}

static void note(struct facts *f, str term, uint32_t doc)
{
    vec_push(&f->a, &f->texts,
             str_fmt(&f->a, "%.*s %u", STR_ARG(term), (unsigned)doc));
}

/* Enters a page's documents: rows and text. */
static void enter_page(struct inverter *v, const struct search_page *p,
                       uint32_t base, struct facts *want)
{
    for (size_t i = 0; i < TERMS / PAGES; i++) {
        str term = random_term(&want->a);
        static const enum search_post POSTS[] = {SEARCH_CELL, SEARCH_KEY,
                                                 SEARCH_TEXT, SEARCH_HEADING};
        enum search_post post = POSTS[draw(4)];
        uint32_t row = post < SEARCH_RUN; /* a page does not begin with one */
        uint32_t doc = row + draw(DOCS - row);
        uint32_t span = draw(DOCS - doc), facet = draw(2);
        if (post == SEARCH_TEXT)
            span = 0;
        v->now = (struct posting){
            p->first_doc + doc,
            search_how(post, span, post == SEARCH_KEY ? facet : 0)};
        inverter_add(v, term);
        if (draw(4) == 0)
            inverter_add(v, term);
        for (uint32_t k = 0; k <= span; k++)
            note(want, term, base + doc + k);
    }
}

/* ---- reading back ---- */

static uint32_t number_at(const char **p)
{
    uint32_t n = 0;
    for (unsigned bits = 0;; bits += 5) {
        uint32_t x = (unsigned char)*(*p)++ - POSTING_ZERO;
        x -= x < POSTING_GAP ? 0 : POSTING_LEFT;
        n |= (x & 31) << bits;
        if (x < 32)
            return n;
    }
}

static void read_postings(struct facts *got, str term, str postings)
{
    const char *p = postings.p;
    uint32_t doc = 0;
    while (p < postings.p + postings.n) {
        uint32_t n = number_at(&p), post = n % SEARCH_N_POSTS, span = 0;
        bool row = post < 2 * SEARCH_RUN;
        doc += n / SEARCH_N_POSTS;
        if (post >= SEARCH_RUN && post < SEARCH_TEXT)
            span = number_at(&p) + row;
        if (row && post % SEARCH_RUN)
            number_at(&p);
        for (uint32_t k = 0; k <= span; k++)
            note(got, term, doc + k);
    }
}

static void read_block(struct facts *got, const struct shard_block *s,
                       str *last)
{
    str before = S("");
    for (size_t i = 0, end; i < s->text.n; i = end + 1) {
        end = str_find_char(s->text, '\n', i);
        str line = str_slice(s->text, i, end);
        size_t common = (size_t)(line.p[0] - POSTING_ZERO);
        size_t blank = str_find_char(line, ' ', 1);
        str term = str_concat(&got->a, str_slice(before, 0, common),
                              str_slice(line, 1, blank));
        assert_true(!last->n || terms_start(*last, 0) <= terms_start(term, 0));
        read_postings(got, term, str_from(line, blank + 1));
        if (!before.n)
            assert_true(str_eq(term, s->first));
        before = *last = term;
    }
    assert_true(str_eq(before, s->last));
}

static void find_all(unsigned first)
{
    seed = first;
    struct arena a = {0}, scratch[WORKERS] = {0};
    struct facts want = {0}, got = {0};
    struct search_worker *workers = NEW_N(&a, struct search_worker, WORKERS);
    struct search_page *pages = NEW_N(&a, struct search_page, PAGES);
    const struct search_page *order[PAGES];
    struct site_search s = {
        .workers = workers, .n_workers = WORKERS, .pages = pages};
    for (size_t w = 0; w < WORKERS; w++) {
        workers[w].kinds.a = &a;
        workers[w].scratch = &scratch[w];
        inverter_init(&workers[w].inverter, &a);
    }
    for (size_t i = 0; i < PAGES; i++) { /* the last page comes first */
        struct search_page *p = &pages[i];
        p->worker = i % WORKERS;
        p->first_doc = workers[p->worker].n_docs;
        p->n_docs = DOCS;
        workers[p->worker].n_docs += DOCS;
        order[PAGES - 1 - i] = p;
        enter_page(&workers[p->worker].inverter, p,
                   (uint32_t)((PAGES - 1 - i) * DOCS), &want);
    }
    struct merge m;
    str last = S("");
    merge_run(&m, &s, order, PAGES);
    assert_int_equal(m.n_docs, PAGES * DOCS);
    struct shard_plan plan;
    shard_plan(&plan, &m);
    for (size_t i = 0; i < plan.terms.n; i++)
        read_block(&got, &plan.terms.v[i], &last);
    sort_once(&want);
    sort_once(&got);
    for (size_t i = 0; i < want.texts.n && i < got.texts.n; i++)
        if (!str_eq(want.texts.v[i], got.texts.v[i]))
            fail_msg("seed %u: '%.*s' is found, not '%.*s'", first,
                     STR_ARG(got.texts.v[i]), STR_ARG(want.texts.v[i]));
    assert_int_equal(want.texts.n, got.texts.n);
    merge_free(&m);
    for (size_t w = 0; w < WORKERS; w++) {
        arena_free(&workers[w].keep);
        arena_free(&scratch[w]);
    }
    arena_free(&want.a);
    arena_free(&got.a);
    arena_free(&a);
}

static void all_are_found(void **state)
{
    (void)state;
    for (unsigned i = 1; i <= SEEDS; i++)
        find_all(i);
}

/* A page leaves the same whatever its worker read before. */
static void pages_stand_alone(void **state)
{
    (void)state;
    struct arena a = {0};
    struct inverter *v = NEW(&a, struct inverter);
    inverter_init(v, &a);
    v->now = (struct posting){0, search_how(SEARCH_TEXT, 0, 0)};
    inverter_add(v, S("4"));
    inverter_add(v, S("4"));
    assert_int_equal(v->words.v[0].n_places, 1);
    v->now = (struct posting){3, search_how(SEARCH_CELL, 1, 0)};
    inverter_add(v, S("4"));
    v->now.doc = 5;
    inverter_add(v, S("4")); /* behind the rows 3 and 4 */
    assert_int_equal(v->words.v[0].n_places, 2);
    v->now.doc = 8;
    inverter_add(v, S("4"));
    assert_int_equal(v->words.v[0].n_places, 3);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_are_found),
                                       cmocka_unit_test(pages_stand_alone)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
