// SPDX-License-Identifier: MIT
// order: order_rows is a radix sort, from the least significant digit of the
// last column to the most significant digit of the first column; each pass is
// stable. The key of a string is its rank among the distinct strings of the
// column, so that only distinct strings are compared.
#include "frame/order.h"

#include <stdlib.h>

#include "base/map.h"

/* A row number and its key. */
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

static uint64_t time_key(int64_t ns)
{
    return ns == MOMENT_NAT ? MISSING : int_key(ns);
}

/* Returns the bits of a float, changed so that the results, compared as
   integers, have the order of the floats. */
static uint64_t float_key(double f)
{
    uint64_t bits, sign = (uint64_t)1 << 63;
    f += 0.0; /* -0.0 becomes 0.0 */
    memcpy(&bits, &f, sizeof bits);
    return bits & sign ? ~bits : bits | sign;
}

/* ---- strings ---- */

static int by_string(const void *x, const void *y)
{
    const struct map_entry *a = *(const struct map_entry *const *)x;
    const struct map_entry *b = *(const struct map_entry *const *)y;
    return str_cmp(a->key, b->key);
}

/* Returns the rank of each string of m, in the order of the map's entries. Rank
   0 is the first string in byte order. */
static uint32_t *rank(struct arena *a, const struct map *m)
{
    const struct map_entry **v = NEW_N(a, const struct map_entry *, m->n);
    uint32_t *ranks = NEW_N(a, uint32_t, m->n);
    for (size_t i = 0; i < m->n; i++)
        v[i] = &m->v[i];
    if (m->n)
        qsort(v, m->n, sizeof *v, by_string);
    for (size_t i = 0; i < m->n; i++)
        ranks[v[i] - m->v] = (uint32_t)i;
    return ranks;
}

static void string_keys(struct arena *a, const struct column *c, uint64_t *keys)
{
    struct map seen = {.a = a};
    for (size_t i = 0; i < c->n; i++) {
        keys[i] = MISSING;
        if (!c->s[i].p)
            continue;
        const struct map_entry *e = map_find(&seen, c->s[i]);
        e = e ? e : map_put(&seen, c->s[i], NULL);
        keys[i] = (uint64_t)(e - seen.v);
    }
    const uint32_t *ranks = rank(a, &seen);
    for (size_t i = 0; i < c->n; i++)
        keys[i] = keys[i] == MISSING ? MISSING : ranks[keys[i]];
}

/* ---- sorting ---- */

static void fill_keys(struct arena *a, const struct column *c, uint64_t *keys)
{
    if (c->type == COLUMN_STR)
        string_keys(a, c, keys);
    else
        for (size_t i = 0; i < c->n; i++)
            keys[i] = column_is_time(c)        ? time_key(c->i[i])
                      : c->type == COLUMN_INT  ? int_key(c->i[i])
                      : c->type == COLUMN_BOOL ? c->b[i]
                      : c->f[i] != c->f[i]     ? MISSING
                                               : float_key(c->f[i]);
}

/* Subtracts the least key from all keys or, if `descending`, subtracts each key
   from the largest key. Gives missing cells a key above all others. Returns the
   largest key. */
static uint64_t normalize_keys(uint64_t *keys, size_t n, bool descending,
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

/* Sorts n items by the digit of their keys at bit `shift`, stably. */
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

/* Sorts n row numbers by the keys of the rows, stably. most: the largest
   key. */
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
        bool can_miss = by[k]->type == COLUMN_STR ||
                        by[k]->type == COLUMN_FLOAT || column_is_time(by[k]);
        fill_keys(scratch, by[k], keys);
        uint64_t most = normalize_keys(keys, n, descending[k], can_miss);
        arena_rewind(scratch, mark);
        sort_by(scratch, keys, most, n, rows);
        arena_rewind(scratch, mark);
    }
    arena_rewind(scratch, all);
}

/* Sorts runs of 8 elements by insertion, then merges runs of growing length. */
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
