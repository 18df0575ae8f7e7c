// SPDX-License-Identifier: MIT
// stretch: the keys of a bucket are few enough to be sorted in the cache; its
// words are in order, and come between them.
#include "search/stretch.h"

#include "base/vec.h"
#include "search/key_sort.h"
#include "search/token.h"

enum { TERM_ROOM = TOKEN_BYTES_MAX + INVERTER_KEY_MAX };

struct bucket {
    const struct merge *m;
    struct arena *a, *scratch;
    struct {
        struct search_key *v;
        size_t n, cap;
    } keys;    /* with room for as many */
    size_t at; /* those from here on are to come */
    struct {
        struct posting *v;
        size_t n, cap;
    } postings; /* of the term at hand */
    struct stretches *stretches;
    struct buf text; /* of the stretch at hand */
    str last;        /* term in it; empty: none */
    char room[TERM_ROOM];
};

/* ---- text ---- */

void stretch_put_term(struct buf *b, str last, str term)
{
    size_t n = 0;
    while (n < last.n && n < term.n && n < 31 && last.p[n] == term.p[n] &&
           (unsigned char)term.p[n] < 0x80)
        n++;
    buf_putc(b, (char)(POSTING_ZERO + n));
    buf_put(b, str_from(term, n));
}

static void end_stretch(struct bucket *b)
{
    if (!b->last.n)
        return;
    struct stretch *p = &b->stretches->v[b->stretches->n - 1];
    p->text = str_dup(b->a, buf_str(&b->text));
    p->last = str_dup(b->a, b->last);
    b->text.n = 0;
    b->last = S("");
}

/* Puts the term at hand with its postings. */
static void put(struct bucket *b, str term)
{
    if (b->text.n > STRETCH_BYTES)
        end_stretch(b);
    if (!b->last.n) {
        struct stretch *p = vec_add(b->a, b->stretches);
        p->first = str_dup(b->a, term);
    }
    stretch_put_term(&b->text, b->last, term);
    buf_putc(&b->text, ' ');
    posting_put(&b->text, b->postings.v, b->postings.n);
    buf_putc(&b->text, '\n');
    memcpy(b->room, term.p, term.n);
    b->last = (str){b->room, term.n};
    b->postings.n = 0;
}

/* ---- keys ---- */

/* The keys of a worker, behind n others; how many there are then. */
static size_t gather_from(struct bucket *b, size_t worker,
                          const struct chunks *c, size_t n)
{
    for (struct chunk chunk = {0}; chunks_step(c, &chunk);)
        for (const uint64_t *k = chunk.at; k < chunk.end && *k; n++) {
            bool full = inverter_is_full(k[0]);
            struct posting at = inverter_unpack(k[1]);
            b->keys.v[n] = (struct search_key){k[0], full ? k[2] : 0,
                                               merge_posting(b->m, worker, at)};
            k += full ? 3 : 2;
        }
    return n;
}

static void gather_keys(struct bucket *b, size_t bucket)
{
    const struct search_worker *workers = b->m->s->workers;
    size_t most = 0; /* each of two numbers at least */
    for (size_t w = 0; w < b->m->s->n_workers; w++)
        most += workers[w].inverter.buckets[bucket].n / 2;
    vec_room(b->scratch, &b->keys, 2 * most + 1);
    for (size_t w = 0; w < b->m->s->n_workers; w++)
        b->keys.n =
            gather_from(b, w, &workers[w].inverter.buckets[bucket], b->keys.n);
    key_sort(b->keys.v, b->keys.v + b->keys.n, b->keys.n);
}

static bool is_same(const struct search_key *x, const struct search_key *y)
{
    return x->start == y->start && x->next == y->next;
}

/* Puts the key that is to come next. */
static void put_key(struct bucket *b)
{
    const struct search_key *first = &b->keys.v[b->at];
    char text[INVERTER_KEY_MAX];
    size_t n = terms_start_bytes(first->start, text);
    if (first->next)
        n += terms_start_bytes(first->next, text + n);
    for (; b->at < b->keys.n && is_same(first, &b->keys.v[b->at]); b->at++)
        vec_push(b->scratch, &b->postings, b->keys.v[b->at].at);
    put(b, (str){text, n});
}

/* The keys before a word. */
static void put_keys_before(struct bucket *b, str word)
{
    uint64_t start = terms_start(word, 0), next = 0;
    if (word.n > TERMS_START)
        next = terms_start(word, TERMS_START);
    while (b->at < b->keys.n &&
           (b->keys.v[b->at].start != start ? b->keys.v[b->at].start < start
                                            : b->keys.v[b->at].next <= next))
        put_key(b);
}

/* ---- words ---- */

static void put_word(struct bucket *b, size_t word)
{
    const struct merge *m = b->m;
    for (size_t i = m->place_of[word]; i < m->place_of[word + 1]; i++) {
        struct merge_word at = m->places[i];
        const struct chunks *c =
            &m->s->workers[at.worker].inverter.words.v[at.number].places;
        vec_room(b->scratch, &b->postings, c->n);
        for (struct chunk chunk = {0}; chunks_step(c, &chunk);)
            for (const uint64_t *p = chunk.at; p < chunk.end; p++)
                b->postings.v[b->postings.n++] =
                    merge_posting(m, at.worker, inverter_unpack(*p));
    }
    put(b, m->words.texts[word]);
}

void stretch_make(struct stretches *out, const struct merge *m, size_t bucket,
                  struct arena *a, struct arena *scratch)
{
    struct bucket b = {.m = m,
                       .a = a,
                       .scratch = scratch,
                       .stretches = out,
                       .text = {.a = scratch}};
    gather_keys(&b, bucket);
    for (size_t i = m->word_of[bucket]; i < m->word_of[bucket + 1]; i++) {
        put_keys_before(&b, m->words.texts[i]);
        put_word(&b, i);
    }
    while (b.at < b.keys.n)
        put_key(&b);
    end_stretch(&b);
    arena_reset(scratch);
}
