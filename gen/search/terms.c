// SPDX-License-Identifier: MIT
// terms: a hash table with open addressing over an array, as in base/map. Most
// terms have at most eight bytes; for these, comparing the member `start` is
// enough.
#include "search/terms.h"

#include "base/hash.h"
#include "base/vec.h"

enum { WORD = TERMS_START, FIRST_SLOTS = 64 };

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
    t->n_slots = n ? n * 2 : FIRST_SLOTS;
    t->slots = NEW_N(t->a, struct terms_slot, t->n_slots);
    for (size_t i = 0; i < n; i++)
        if (old[i].place)
            enter(t, old[i]);
    if (n)
        arena_drop(t->a, old, n * sizeof *old);
}

/* ---- starts ---- */

static inline uint64_t word_at(const char *p)
{
    uint64_t word;
    memcpy(&word, p, sizeof word);
    return word;
}

/* Returns `start`, eight bytes of UTF-8 as a number, changed so that it sorts
   like UTF-16. In UTF-16, characters beyond U+FFFF begin with a surrogate and
   so sort before U+E000 to U+FFFF. In UTF-8, characters beyond U+FFFF begin
   with a byte from 0xf0 on, and U+E000 to U+FFFF begin with 0xee or 0xef. So
   0xee and 0xef are replaced by 0xfe and 0xff, and a byte from 0xf0 on is
   reduced by 2. */
static uint64_t in_units(uint64_t start)
{
    uint64_t out = 0;
    for (size_t k = WORD; k-- > 0;) {
        unsigned c = start >> 8 * k & 0xff;
        out = out << 8 | (c >= 0xf0 ? c - 2 : c >= 0xee ? c + 16 : c);
    }
    return out;
}

/* Returns the first eight bytes of s, zero-padded, as a number that sorts in
   index order: the first byte is the most significant. */
static inline uint64_t start_of(str s)
{
    unsigned char b[WORD] = {0};
    for (size_t i = 0; i < s.n && i < WORD; i++)
        b[i] = (unsigned char)s.p[i];
    uint64_t start = (uint64_t)b[0] << 56 | (uint64_t)b[1] << 48 |
                     (uint64_t)b[2] << 40 | (uint64_t)b[3] << 32 |
                     (uint64_t)b[4] << 24 | (uint64_t)b[5] << 16 |
                     (uint64_t)b[6] << 8 | b[7];
    return start & 0x8080808080808080u ? in_units(start) : start;
}

uint64_t terms_start(str text, size_t from)
{
    return start_of(str_from(text, from));
}

/* ---- finding ---- */

static inline uint64_t mixed(uint64_t x, uint64_t y)
{
    __extension__ unsigned __int128 z = (unsigned __int128)x * y;
    return (uint64_t)z ^ (uint64_t)(z >> 64);
}

/* Returns the hash of a term. There are many terms, and most are short: a term
   of at most eight bytes needs only one multiplication. The secret from
   hash_number prevents crafted collisions. */
static uint32_t hash_of(struct terms *t, str s, uint64_t start)
{
    if (!t->secret[0])
        for (size_t i = 0; i < 2; i++)
            t->secret[i] = hash_number(i) | 1;
    uint64_t h = mixed(t->secret[0] ^ s.n ^ start, t->secret[1]);
    for (size_t i = WORD; i < s.n; i += WORD)
        h = mixed(h ^ word_at(i + WORD <= s.n ? s.p + i : s.p + s.n - WORD),
                  t->secret[1]);
    return (uint32_t)(h ^ h >> 32);
}

static inline bool is_term(const struct term *term, str text, uint64_t start)
{
    return term->start == start && term->n == text.n &&
           (text.n <= WORD ||
            memcmp(term->p + WORD, text.p + WORD, text.n - WORD) == 0);
}

static uint32_t add(struct terms *t, struct terms_slot *slot, str text,
                    uint64_t start, uint32_t hash)
{
    char *copy = arena_bytes(t->texts, text.n);
    memcpy(copy, text.p, text.n);
    vec_push(t->a, t,
             (struct term){.start = start,
                           .p = copy,
                           .last = UINT32_MAX,
                           .n = (uint16_t)text.n});
    *slot = (struct terms_slot){(uint32_t)t->n, hash};
    return (uint32_t)t->n - 1;
}

uint32_t terms_number(struct terms *t, str text)
{
    uint64_t start = start_of(text);
    uint32_t hash = hash_of(t, text, start);
    if (t->n * 2 >= t->n_slots)
        grow(t);
    size_t i = hash & (t->n_slots - 1);
    for (; t->slots[i].place; i = (i + 1) & (t->n_slots - 1))
        if (t->slots[i].hash == hash &&
            is_term(&t->v[t->slots[i].place - 1], text, start))
            return t->slots[i].place - 1;
    return add(t, &t->slots[i], text, start, hash);
}
