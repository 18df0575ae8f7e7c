// SPDX-License-Identifier: MIT
// terms: open addressing over the places of an array, as in base/map, with the
// hash kept beside each text: tables are joined without hashing again.
#include "search/terms.h"

#include "base/hash.h"
#include "base/vec.h"

static void enter(struct terms *t, struct terms_slot s)
{
    size_t i = s.hash & (t->n_slots - 1);
    while (t->slots[i].place)
        i = (i + 1) & (t->n_slots - 1);
    t->slots[i] = s;
}

static void grow(struct terms *t)
{
    const struct terms_slot *old = t->slots;
    size_t n = t->n_slots;
    t->n_slots = n ? n * 2 : 1024;
    t->slots = NEW_N(t->a, struct terms_slot, t->n_slots);
    for (size_t i = 0; i < n; i++)
        if (old[i].place)
            enter(t, old[i]);
    if (n)
        arena_drop(t->a, old, n * sizeof *old);
}

/* The slot of a text, or the empty one that it would take. */
static struct terms_slot *slot_of(struct terms *t, str text, uint32_t hash)
{
    if (t->n * 2 >= t->n_slots)
        grow(t);
    size_t i = hash & (t->n_slots - 1);
    for (; t->slots[i].place; i = (i + 1) & (t->n_slots - 1))
        if (t->slots[i].hash == hash &&
            str_eq(term_text(&t->v[t->slots[i].place - 1]), text))
            break;
    return &t->slots[i];
}

static uint64_t word_at(const char *p, size_t n)
{
    uint64_t word = 0;
    memcpy(&word, p, n);
    return word;
}

static inline uint64_t mixed(uint64_t x, uint64_t y)
{
    __extension__ unsigned __int128 z = (unsigned __int128)x * y;
    return (uint64_t)z ^ (uint64_t)(z >> 64);
}

/* Terms are many and short: two products for most of them, with the secret of
   hash_number, so that nobody can write texts that meet in a slot. */
static uint32_t hash_of(struct terms *t, str s)
{
    if (!t->secret[0])
        for (size_t i = 0; i < 2; i++)
            t->secret[i] = hash_number(i) | 1;
    uint64_t h = t->secret[0] ^ s.n;
    const char *p = s.p;
    size_t n = s.n;
    for (; n > 8; p += 8, n -= 8)
        h = mixed(h ^ word_at(p, 8), t->secret[1]);
    uint64_t last = n == 8   ? word_at(p, 8)
                    : n >= 4 ? word_at(p, 4) | word_at(p + n - 4, 4) << 32
                    : n      ? (uint64_t)(unsigned char)p[0] |
                              (uint64_t)(unsigned char)p[n / 2] << 8 |
                              (uint64_t)(unsigned char)p[n - 1] << 16
                        : 0;
    h = mixed(h ^ last, t->secret[1]);
    return (uint32_t)(h ^ h >> 32);
}

uint32_t terms_number(struct terms *t, str text, bool word)
{
    uint32_t hash = hash_of(t, text);
    struct terms_slot *slot = slot_of(t, text, hash);
    if (!slot->place) {
        char *copy = arena_bytes(t->texts, text.n);
        memcpy(copy, text.p, text.n);
        vec_push(t->a, t, (struct term){copy, hash, (uint8_t)text.n, word});
        *slot = (struct terms_slot){(uint32_t)t->n, hash};
    }
    return slot->place - 1;
}

struct terms_memo *terms_memo(struct terms *t, str text)
{
    if (!text.n || text.n > TERMS_MEMO_TEXT)
        return NULL;
    if (!t->memos)
        t->memos = NEW_N(t->a, struct terms_memo, TERMS_MEMOS);
    return &t->memos[hash_of(t, text) % TERMS_MEMOS];
}

uint32_t terms_share(struct terms *t, const struct term *term)
{
    struct terms_slot *slot = slot_of(t, term_text(term), term->hash);
    if (!slot->place) {
        vec_push(t->a, t, *term);
        *slot = (struct terms_slot){(uint32_t)t->n, term->hash};
    }
    return slot->place - 1;
}

/* Characters of two units begin with a unit below U+E000. */
static int unit_order(unsigned char c)
{
    return c >= 0xf0 ? 0xee : c >= 0xee ? c + 16 : c;
}

int terms_order(str x, str y)
{
    size_t n = x.n < y.n ? x.n : y.n;
    for (size_t i = 0; i < n; i++) {
        unsigned char a = (unsigned char)x.p[i], b = (unsigned char)y.p[i];
        if (a != b)
            return unit_order(a) != unit_order(b)
                       ? unit_order(a) - unit_order(b)
                       : a - b;
    }
    return (x.n > y.n) - (x.n < y.n);
}
