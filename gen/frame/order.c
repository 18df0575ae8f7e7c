// SPDX-License-Identifier: MIT
// order: least significant digits first (LSD radix sort), the last column
// first: each pass is stable. Texts are numbered by their places among the
// distinct ones, so that each of those is compared but once.
#include "frame/order.h"

#include "base/hash.h"

/* A row under its key. */
struct order_item {
    uint64_t key;
    uint32_t row;
};

enum { DIGIT_BITS = 11, DIGITS = 1 << DIGIT_BITS };
static const uint64_t MISSING = UINT64_MAX;

/* ---- numbers ---- */

static uint64_t int_key(int64_t i)
{
    return (uint64_t)i ^ (uint64_t)1 << 63;
}

/* The bits of a float, so turned that they are ordered as it is. */
static uint64_t float_key(double f)
{
    uint64_t bits, sign = (uint64_t)1 << 63;
    f += 0.0; /* -0.0 becomes 0.0 */
    memcpy(&bits, &f, sizeof bits);
    return bits & sign ? ~bits : bits | sign;
}

/* ---- texts ---- */

/* The distinct texts of a column, by a number for each. */
struct order_texts {
    str *v;
    size_t n, cap;
    uint64_t *hashes;
    uint32_t *slots; /* hash table of numbers plus one, at most half full */
    size_t n_slots;
};

static void *larger(struct arena *a, const void *old, size_t n, size_t cap,
                    size_t size)
{
    char *v = arena_alloc(a, cap, size);
    if (n)
        memcpy(v, old, n * size);
    return v;
}

static void grow(struct arena *a, struct order_texts *t)
{
    t->cap = t->cap ? t->cap * 2 : 1024;
    t->v = larger(a, t->v, t->n, t->cap, sizeof *t->v);
    t->hashes = larger(a, t->hashes, t->n, t->cap, sizeof *t->hashes);
    t->n_slots = t->cap * 2;
    t->slots = NEW_N(a, uint32_t, t->n_slots);
    for (size_t i = 0; i < t->n; i++) {
        size_t slot = t->hashes[i] & (t->n_slots - 1);
        while (t->slots[slot])
            slot = (slot + 1) & (t->n_slots - 1);
        t->slots[slot] = (uint32_t)i + 1;
    }
}

/* The number of a text, which may be new. */
static uint32_t number_of(struct arena *a, struct order_texts *t, str s)
{
    if (t->n == t->cap)
        grow(a, t);
    uint64_t h = hash_text(s);
    size_t slot = h & (t->n_slots - 1);
    for (; t->slots[slot]; slot = (slot + 1) & (t->n_slots - 1)) {
        uint32_t i = t->slots[slot] - 1;
        if (t->hashes[i] == h && str_eq(t->v[i], s))
            return i;
    }
    t->slots[slot] = (uint32_t)t->n + 1;
    t->hashes[t->n] = h;
    t->v[t->n] = s;
    return (uint32_t)t->n++;
}

/* What all texts begin with. */
static size_t common_prefix(const struct order_texts *t)
{
    size_t n = t->n ? t->v[0].n : 0;
    for (size_t i = 1; i < t->n; i++) {
        n = t->v[i].n < n ? t->v[i].n : n;
        while (n && memcmp(t->v[i].p, t->v[0].p, n) != 0)
            n--;
    }
    return n;
}

/* The first bytes of a text behind the prefix, as a number. */
static uint64_t head_of(str s, size_t prefix)
{
    uint64_t head = 0;
    for (size_t i = prefix; i < prefix + 8; i++)
        head = head << 8 | (i < s.n ? (unsigned char)s.p[i] : 0);
    return head;
}

static bool text_in_order(const struct order_texts *t,
                          const struct order_item *x,
                          const struct order_item *y)
{
    if (x->key != y->key)
        return x->key < y->key;
    return str_cmp(t->v[x->row], t->v[y->row]) <= 0;
}

/* A merge sort; the result is in either of the two arrays. */
static struct order_item *sort_texts(const struct order_texts *t,
                                     struct order_item *v,
                                     struct order_item *spare)
{
    for (size_t width = 1; width < t->n; width *= 2) {
        for (size_t from = 0, to = 0; from < t->n; from += 2 * width) {
            size_t half = from + width < t->n ? from + width : t->n;
            size_t end = half + width < t->n ? half + width : t->n;
            size_t i = from, j = half;
            while (i < half && j < end)
                spare[to++] = text_in_order(t, &v[i], &v[j]) ? v[i++] : v[j++];
            while (i < half)
                spare[to++] = v[i++];
            while (j < end)
                spare[to++] = v[j++];
        }
        struct order_item *swap = v;
        v = spare;
        spare = swap;
    }
    return v;
}

/* The place of each text among all, by its number. */
static uint32_t *rank(struct arena *a, const struct order_texts *t)
{
    struct order_item *v = NEW_N(a, struct order_item, t->n);
    struct order_item *spare = NEW_N(a, struct order_item, t->n);
    uint32_t *ranks = NEW_N(a, uint32_t, t->n);
    size_t prefix = common_prefix(t);
    for (size_t i = 0; i < t->n; i++)
        v[i] = (struct order_item){head_of(t->v[i], prefix), (uint32_t)i};
    v = sort_texts(t, v, spare);
    for (size_t i = 0; i < t->n; i++)
        ranks[v[i].row] = (uint32_t)i;
    return ranks;
}

static void text_keys(struct arena *a, const struct column *c, uint64_t *keys)
{
    struct order_texts t = {0};
    for (size_t i = 0; i < c->n; i++)
        keys[i] = c->s[i].p ? number_of(a, &t, c->s[i]) : MISSING;
    const uint32_t *ranks = rank(a, &t);
    for (size_t i = 0; i < c->n; i++)
        keys[i] = keys[i] == MISSING ? MISSING : ranks[keys[i]];
}

/* ---- sorting ---- */

static void fill_keys(struct arena *a, const struct column *c, uint64_t *keys)
{
    if (c->type == COLUMN_STR)
        text_keys(a, c, keys);
    else
        for (size_t i = 0; i < c->n; i++)
            keys[i] = c->type == COLUMN_INT    ? int_key(c->i[i])
                      : c->type == COLUMN_BOOL ? c->b[i]
                      : c->f[i] != c->f[i]     ? MISSING
                                               : float_key(c->f[i]);
}

/* Makes the least key 0, turns the order when it descends, and puts missing
   cells last. Gives the largest key. */
static uint64_t settle_keys(uint64_t *keys, size_t n, bool descending,
                            bool can_miss)
{
    uint64_t least = UINT64_MAX, most = 0;
    bool any = false, missing = false;
    for (size_t i = 0; i < n; i++) {
        if (can_miss && keys[i] == MISSING) {
            missing = true;
            continue;
        }
        any = true;
        least = keys[i] < least ? keys[i] : least;
        most = keys[i] > most ? keys[i] : most;
    }
    if (!any)
        least = most = 0;
    for (size_t i = 0; i < n; i++) {
        if (can_miss && keys[i] == MISSING)
            keys[i] = most - least + 1;
        else
            keys[i] = descending ? most - keys[i] : keys[i] - least;
    }
    return most - least + missing;
}

/* One pass: by the digit at `shift`. */
static void pass(const struct order_item *from, struct order_item *to, size_t n,
                 unsigned shift)
{
    size_t starts[DIGITS] = {0}, at = 0;
    for (size_t i = 0; i < n; i++)
        starts[from[i].key >> shift & (DIGITS - 1)]++;
    for (size_t d = 0; d < DIGITS; d++) {
        size_t count = starts[d];
        starts[d] = at;
        at += count;
    }
    for (size_t i = 0; i < n; i++)
        to[starts[from[i].key >> shift & (DIGITS - 1)]++] = from[i];
}

/* Sorts the rows by the keys, stably. */
static void sort_by(struct arena *a, const uint64_t *keys, uint64_t most,
                    size_t n, uint32_t *rows)
{
    struct order_item *v = NEW_N(a, struct order_item, n),
                      *spare = NEW_N(a, struct order_item, n);
    for (size_t i = 0; i < n; i++)
        v[i] = (struct order_item){keys[rows[i]], rows[i]};
    for (unsigned shift = 0; shift < 64 && most >> shift; shift += DIGIT_BITS) {
        pass(v, spare, n, shift);
        struct order_item *swap = v;
        v = spare;
        spare = swap;
    }
    for (size_t i = 0; i < n; i++)
        rows[i] = v[i].row;
}

void order_rows(struct arena *scratch, const struct column *const *by,
                const bool *descending, size_t n_by, size_t n, uint32_t *rows)
{
    struct arena_mark all = arena_mark(scratch);
    uint64_t *keys = NEW_N(scratch, uint64_t, n);
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)i;
    for (size_t k = n_by; k-- > 0;) {
        struct arena_mark mark = arena_mark(scratch);
        bool can_miss =
            by[k]->type == COLUMN_STR || by[k]->type == COLUMN_FLOAT;
        fill_keys(scratch, by[k], keys);
        uint64_t most = settle_keys(keys, n, descending[k], can_miss);
        arena_rewind(scratch, mark);
        sort_by(scratch, keys, most, n, rows);
        arena_rewind(scratch, mark);
    }
    arena_rewind(scratch, all);
}

/* Runs of 8 by insertion, then merged bottom up. */
void order_merge(struct arena *scratch, uint32_t *v, size_t n,
                 bool (*in_order)(void *data, uint32_t x, uint32_t y),
                 void *data)
{
    enum { RUN = 8 };
    uint32_t *spare = NEW_N(scratch, uint32_t, n);
    for (size_t i = 1; i < n; i++) {
        uint32_t row = v[i];
        size_t j = i, start = i - i % RUN;
        for (; j > start && !in_order(data, v[j - 1], row); j--)
            v[j] = v[j - 1];
        v[j] = row;
    }
    for (size_t width = RUN; width < n; width *= 2) {
        for (size_t a = 0; a + width < n; a += 2 * width) {
            size_t half = a + width, i = a, j = half, to = a;
            size_t end = half + width < n ? half + width : n;
            memcpy(spare + a, v + a, (end - a) * sizeof *v);
            while (i < half && j < end)
                v[to++] = in_order(data, spare[i], spare[j]) ? spare[i++]
                                                             : spare[j++];
            memcpy(v + to, spare + i, (half - i) * sizeof *v);
        }
    }
}
