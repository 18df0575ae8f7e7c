// SPDX-License-Identifier: MIT
// inverter: of rows on end that have a term, the first has a posting that the
// others lengthen.
#include "search/inverter.h"

#include "search/token.h"

enum { RANK_END, RANK_LOW, RANK_DIGIT, RANK_MIDDLE = 12, RANK_LETTER };
enum { RANK_WIDE = INVERTER_RANKS - 1, BYTE_BITS = 8 };

static inline size_t rank_of(unsigned c)
{
    return c >= 'a'    ? (c <= 'z' ? RANK_LETTER + c - 'a' : RANK_WIDE)
           : c >= '0'  ? (c <= '9' ? RANK_DIGIT + c - '0' : RANK_MIDDLE)
           : c != '\0' ? RANK_LOW
                       : RANK_END;
}

size_t inverter_bucket(uint64_t start)
{
    unsigned first = (unsigned)(start >> 7 * BYTE_BITS);
    unsigned second = (unsigned)(start >> 6 * BYTE_BITS) & 0xff;
    return rank_of(first) * INVERTER_RANKS + rank_of(second);
}

void inverter_begin(struct inverter *v, struct arena *a)
{
    v->a = a;
    v->words = (struct terms){.a = a, .texts = a};
}

/* Whether a posting could be made good for the documents of another of the same
   term: it has the first of them already, or the row before it. */
static inline bool lengthen(uint64_t *packed, struct posting more)
{
    struct posting p = inverter_unpack(*packed);
    uint32_t on = more.doc - p.doc, span = search_span(p.how);
    bool row = search_post(p.how) < SEARCH_RUN;
    if ((p.how ^ more.how) > SEARCH_SPAN_MAX || on > span + row)
        return false;
    on += search_span(more.how);
    *packed += on > span ? on - span : 0;
    return true;
}

/* ---- keys ---- */

/* What cannot lengthen the last posting is told by its place: that posting is
   seldom in the cache. No posting of an earlier page is lengthened (inverter.h),
   so that a page leaves the same whatever the thread read before. */
static void enter_key(struct inverter *v, uint64_t start, uint64_t next)
{
    uint32_t hash = (uint32_t)((start ^ next >> 1) * 0x9e3779b97f4a7c15u >> 32);
    struct inverter_seen *seen = &v->seen[hash & (INVERTER_SEEN - 1)];
    uint64_t *key = seen->key;
    uint32_t end = v->now.doc + search_span(v->now.how);
    bool full = inverter_is_full(start);
    if (key && seen->hash == hash && v->now.doc <= seen->end + 1 &&
        key[0] == start && (!full || key[2] == next) &&
        lengthen(&key[1], v->now)) {
        seen->end = end > seen->end ? end : seen->end;
        return;
    }
    key = chunks_add(v->a, &v->buckets[inverter_bucket(start)], full ? 3 : 2);
    key[0] = start;
    key[1] = inverter_pack(v->now);
    if (full)
        key[2] = next;
    *seen = (struct inverter_seen){key, hash, end};
}

#define EACH(byte) (0x0101010101010101u * (byte))

static inline bool has_digit(uint64_t bytes)
{
    uint64_t low = bytes & EACH(0x7f);
    return (low + EACH(0x80 - '0')) & ~(low + EACH(0x80 - '9' - 1)) & ~bytes &
           EACH(0x80);
}

void inverter_take_number(struct inverter *v, str number)
{
    enter_key(v, terms_start(number, 0),
              number.n > TERMS_START ? terms_start(number, TERMS_START) : 0);
}

/* ---- words ---- */

/* As for keys: what cannot lengthen the last posting is told by its place
   alone: that posting is seldom in the cache. */
static void enter_word(struct inverter *v, uint32_t word)
{
    struct term *t = &v->words.v[word];
    bool row = search_post(v->now.how) < SEARCH_RUN;
    uint32_t end = v->now.doc + search_span(v->now.how);
    if (!t->places.n || v->now.doc > t->last + row ||
        !lengthen(t->places.at - 1, v->now))
        *chunks_add(v->a, &t->places, 1) = inverter_pack(v->now);
    else
        end = end > t->last ? end : t->last;
    t->last = end;
}

void inverter_again(struct inverter *v, const struct inverter_term *t)
{
    if (t->word)
        enter_word(v, t->word - 1);
    else
        enter_key(v, t->start, t->next);
}

/* A word with digits in it may be mistyped: it is no key. */
struct inverter_term inverter_take(struct inverter *v, str term)
{
    struct inverter_term t = {.start = terms_start(term, 0)};
    if (term.n <= INVERTER_KEY_MAX) {
        t.next = term.n > TERMS_START ? terms_start(term, TERMS_START) : 0;
        if ((has_digit(t.start) || has_digit(t.next)) && !token_is_word(term)) {
            enter_key(v, t.start, t.next);
            return t;
        }
    }
    t.word = terms_number(&v->words, term) + 1;
    enter_word(v, t.word - 1);
    return t;
}
