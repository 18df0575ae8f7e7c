// SPDX-License-Identifier: MIT
// keys: finds rows by key in a hash table with open addressing, at most half
// full.
#include "df/runtime/keys.h"

#include "base/hash.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "frame/order.h"

static struct value part(const struct keys *k, size_t row, size_t column)
{
    if (!k->columns)
        return (struct value){.type = VALUE_INT, .i = (int64_t)row};
    return column_value(k->columns[column], row);
}

static size_t n_parts(const struct keys *k)
{
    return k->columns ? k->n_columns : 1;
}

static uint64_t hash_value(struct value v)
{
    double f;
    uint64_t bits;
    if (scalar_missing(v))
        return 1;
    if (v.type == VALUE_STR)
        return hash_text(v.s);
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN)
        return hash_number((uint64_t)v.ns);
    scalar_number(v, &f);
    f += 0.0; /* -0.0 becomes 0.0 */
    memcpy(&bits, &f, sizeof bits);
    return hash_number(bits);
}

static uint64_t hash(const struct keys *k, size_t row)
{
    uint64_t h = 0;
    for (size_t c = 0; c < n_parts(k); c++)
        h = hash_number(h * 31 + hash_value(part(k, row, c)));
    return h;
}

static bool same(struct value x, struct value y)
{
    double f, g;
    if (scalar_missing(x) || scalar_missing(y))
        return scalar_missing(x) && scalar_missing(y);
    if (x.type == VALUE_STR || y.type == VALUE_STR)
        return x.type == y.type && str_eq(x.s, y.s);
    if (x.type == VALUE_INT && y.type == VALUE_INT)
        return x.i == y.i;
    if (x.type == VALUE_DATE || x.type == VALUE_SPAN)
        return time_comparable(x, y) && x.ns == y.ns;
    return scalar_number(x, &f) && scalar_number(y, &g) &&
           value_order(x, y) == 0;
}

bool keys_equal(const struct keys *x, size_t i, const struct keys *y, size_t j)
{
    if (n_parts(x) != n_parts(y))
        return false;
    for (size_t c = 0; c < n_parts(x); c++)
        if (!same(part(x, i, c), part(y, j, c)))
            return false;
    return true;
}

bool keys_missing(const struct keys *k, size_t row)
{
    for (size_t c = 0; c < n_parts(k); c++)
        if (scalar_missing(part(k, row, c)))
            return true;
    return false;
}

static bool order_of(struct value x, struct value y, int *order)
{
    bool mx = scalar_missing(x), my = scalar_missing(y);
    *order = mx - my;
    return mx || my || scalar_order(x, y, order);
}

bool keys_order(const struct keys *x, size_t i, const struct keys *y, size_t j,
                int *order)
{
    *order = 0;
    for (size_t c = 0; c < n_parts(x) && *order == 0; c++)
        if (!order_of(part(x, i, c), part(y, j, c), order))
            return false;
    return true;
}

struct key_sorting {
    const struct keys *k;
    bool nat_first; /* missing dates come first */
};

/* Whether row i may be sorted before row j. Numbers come before strings, as in
   groups that pandas sorts. */
static bool in_order(void *data, uint32_t i, uint32_t j)
{
    const struct key_sorting *s = data;
    const struct keys *k = s->k;
    int order = 0;
    for (size_t c = 0; c < n_parts(k) && order == 0; c++) {
        struct value x = part(k, i, c), y = part(k, j, c);
        if (!order_of(x, y, &order))
            order = x.type == VALUE_STR ? 1 : -1;
        if (s->nat_first && (time_is_nat(x) || time_is_nat(y)))
            order = -order;
    }
    return order <= 0;
}

void keys_sort(const struct keys *k, struct arena *scratch, uint32_t *rows,
               size_t n)
{
    struct key_sorting s = {k, false};
    order_merge(scratch, rows, n, in_order, &s);
}

void keys_sort_merged(const struct keys *k, struct arena *scratch,
                      uint32_t *rows, size_t n)
{
    struct key_sorting s = {k, true};
    order_merge(scratch, rows, n, in_order, &s);
}

static size_t slot_of(const struct keys_table *t, const struct keys *probe,
                      size_t row)
{
    size_t i = hash(probe, row) & (t->n_slots - 1);
    while (t->slots[i] && !keys_equal(&t->keys, t->slots[i] - 1, probe, row))
        i = (i + 1) & (t->n_slots - 1);
    return i;
}

void keys_table_init(struct keys_table *t, struct arena *a, struct keys keys)
{
    *t = (struct keys_table){.keys = keys, .n_slots = 16, .unique = true};
    while (t->n_slots < keys.n * 2)
        t->n_slots *= 2;
    t->slots = NEW_N(a, uint32_t, t->n_slots);
    t->next = NEW_N(a, uint32_t, keys.n);
    t->last = NEW_N(a, uint32_t, keys.n);
    for (size_t row = 0; row < keys.n; row++) {
        uint32_t *slot = &t->slots[slot_of(t, &keys, row)];
        t->next[row] = ORIGIN_NO_ROW;
        t->last[row] = (uint32_t)row;
        if (!*slot) {
            *slot = (uint32_t)row + 1;
            continue;
        }
        uint32_t first = *slot - 1;
        t->next[t->last[first]] = (uint32_t)row;
        t->last[first] = (uint32_t)row;
        t->unique = false;
    }
}

uint32_t keys_table_find(const struct keys_table *t, const struct keys *probe,
                         size_t row)
{
    return t->slots[slot_of(t, probe, row)] - 1;
}

uint32_t *keys_firsts(struct arena *a, const struct keys *k)
{
    struct keys_table t;
    keys_table_init(&t, a, *k);
    uint32_t *firsts = NEW_N(a, uint32_t, k->n);
    for (size_t i = 0; i < k->n; i++)
        firsts[i] = keys_table_find(&t, k, i);
    return firsts;
}

void keys_reverse_ties(const struct keys *k, uint32_t *rows, size_t n)
{
    for (size_t i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && keys_equal(k, rows[i], k, rows[end]);)
            end++;
        for (size_t a = i, b = end - 1; a < b; a++, b--) {
            uint32_t row = rows[a];
            rows[a] = rows[b];
            rows[b] = row;
        }
    }
}
