// SPDX-License-Identifier: MIT
// order: each table's texts are sorted by a radix, on as many threads as there
// are tables, and the sorted lists merged.
#include "search/order.h"

#include "base/pool.h"

enum { FEW_TERMS = 32, WORD = TERMS_START, BYTES = 256 };

/* A text of a table, with some of its bytes as a number in its order. */
struct ranked {
    uint64_t start;
    uint32_t number, table;
};

struct ranked_list {
    struct ranked *v;
    size_t n;
};

struct lists {
    const struct terms *const *tables;
    struct ranked_list *v; /* by table */
};

/* ---- one table ---- */

struct radix {
    const struct terms *terms;
    struct ranked *room;
};

static str text_of(const struct terms *t, const struct ranked *r)
{
    return term_text(&t->v[r->number]);
}

/* Two texts that are the same before `from`. */
static int order_from(str x, str y, size_t from)
{
    while (from < x.n || from < y.n) {
        uint64_t a = terms_start(x, from), b = terms_start(y, from);
        if (a != b)
            return a < b ? -1 : 1;
        from += WORD;
    }
    return 0;
}

static void sort_few(const struct radix *s, struct ranked *v, size_t n,
                     size_t depth)
{
    for (size_t i = 1; i < n; i++) {
        struct ranked r = v[i];
        size_t k = i;
        for (; k && v[k - 1].start >= r.start; k--) {
            if (v[k - 1].start == r.start &&
                order_from(text_of(s->terms, &v[k - 1]), text_of(s->terms, &r),
                           depth + WORD) < 0)
                break;
            v[k] = v[k - 1];
        }
        v[k] = r;
    }
}

/* The bits in which starts differ. */
static uint64_t varied(const struct ranked *v, size_t n)
{
    uint64_t bits = 0;
    for (size_t i = 1; i < n; i++)
        bits |= v[i].start ^ v[0].start;
    return bits;
}

/* By the first byte that differs, then each of those that share it: as many
   times as a term has bytes at most. No two terms are the same. */
static void sort_from(const struct radix *s, struct ranked *v, size_t n,
                      size_t depth)
{
    uint64_t bits;
    if (n <= FEW_TERMS) {
        sort_few(s, v, n, depth);
        return;
    }
    while (!(bits = varied(v, n))) {
        depth += WORD;
        for (size_t i = 0; i < n; i++)
            v[i].start = terms_start(text_of(s->terms, &v[i]), depth);
    }
    unsigned shift = (63 - (unsigned)__builtin_clzll(bits)) / 8 * 8;
    uint32_t end[BYTES] = {0}, sum = 0;
    for (size_t i = 0; i < n; i++)
        end[v[i].start >> shift & 0xff]++;
    for (size_t k = 0; k < BYTES; k++) {
        uint32_t here = end[k];
        end[k] = sum;
        sum += here;
    }
    memcpy(s->room, v, n * sizeof *v);
    for (size_t i = 0; i < n; i++)
        v[end[s->room[i].start >> shift & 0xff]++] = s->room[i];
    for (size_t k = 0, from = 0; k < BYTES; from = end[k++])
        if (end[k] - from > 1)
            sort_from(s, v + from, end[k] - from, depth);
}

static void sort_table(void *data, size_t item, size_t worker)
{
    (void)worker;
    struct lists *lists = data;
    const struct terms *t = lists->tables[item];
    struct ranked *v = lists->v[item].v;
    struct arena a = {0};
    struct radix s = {t, NEW_N(&a, struct ranked, t->n + 1)};
    for (size_t i = 0; i < t->n; i++)
        v[i] = (struct ranked){t->v[i].start, (uint32_t)i, (uint32_t)item};
    sort_from(&s, v, t->n, 0);
    for (size_t i = 0; i < t->n; i++)
        v[i].start = t->v[v[i].number].start;
    arena_free(&a);
}

/* ---- all of them ---- */

static int compare(const struct lists *l, const struct ranked *x,
                   const struct ranked *y)
{
    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    return order_from(text_of(l->tables[x->table], x),
                      text_of(l->tables[y->table], y), WORD);
}

static struct ranked_list merge_two(struct arena *a, const struct lists *l,
                                    struct ranked_list x, struct ranked_list y)
{
    struct ranked_list out = {NEW_N(a, struct ranked, x.n + y.n + 1),
                              x.n + y.n};
    size_t i = 0, k = 0;
    for (size_t n = 0; n < out.n; n++) {
        bool first = k == y.n || (i < x.n && compare(l, &x.v[i], &y.v[k]) <= 0);
        out.v[n] = first ? x.v[i++] : y.v[k++];
    }
    return out;
}

static void number(struct text_order *o, struct arena *a, const struct lists *l,
                   struct ranked_list all)
{
    o->texts = NEW_N(a, str, all.n + 1);
    for (size_t i = 0; i < all.n; i++) {
        const struct ranked *r = &all.v[i];
        str text = text_of(l->tables[r->table], r);
        if (!o->n || !str_eq(o->texts[o->n - 1], text))
            o->texts[o->n++] = text;
        o->place_of[r->table][r->number] = (uint32_t)o->n - 1;
    }
}

void order_tables(struct text_order *o, struct arena *to,
                  const struct terms *const *tables, size_t n)
{
    struct arena a = {0};
    struct lists l = {tables, NEW_N(&a, struct ranked_list, n)};
    *o = (struct text_order){.place_of = NEW_N(to, uint32_t *, n)};
    for (size_t i = 0; i < n; i++) {
        l.v[i] = (struct ranked_list){
            NEW_N(&a, struct ranked, tables[i]->n + 1), tables[i]->n};
        o->place_of[i] = NEW_N(to, uint32_t, tables[i]->n + 1);
    }
    pool_run(n, n, sort_table, &l);
    for (size_t step = 1; step < n; step *= 2)
        for (size_t i = 0; i + step < n; i += 2 * step)
            l.v[i] = merge_two(&a, &l, l.v[i], l.v[i + step]);
    number(o, to, &l, l.v[0]);
    arena_free(&a);
}
