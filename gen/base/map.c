// SPDX-License-Identifier: MIT
// map: open addressing over the places of an array of entries.
#include "base/map.h"

#include "base/hash.h"
#include "base/vec.h"

static size_t slot_of(const struct map *m, str key)
{
    size_t i = hash_text(key) & (m->n_slots - 1);
    while (m->slots[i] && !str_eq(m->v[m->slots[i] - 1].key, key))
        i = (i + 1) & (m->n_slots - 1);
    return i;
}

struct map_entry *map_find(const struct map *m, str key)
{
    if (!m->n_slots)
        return NULL;
    unsigned place = m->slots[slot_of(m, key)];
    return place ? &m->v[place - 1] : NULL;
}

void *map_get(const struct map *m, str key)
{
    struct map_entry *e = map_find(m, key);
    return e ? e->value : NULL;
}

static void rehash(struct map *m)
{
    m->n_slots = m->n_slots ? m->n_slots * 2 : 16;
    m->slots = NEW_N(m->a, unsigned, m->n_slots);
    for (size_t i = 0; i < m->n; i++)
        m->slots[slot_of(m, m->v[i].key)] = (unsigned)i + 1;
}

struct map_entry *map_put(struct map *m, str key, void *value)
{
    struct map_entry *e = map_find(m, key);
    if (e) {
        e->value = value;
        return e;
    }
    if (m->n * 2 >= m->n_slots)
        rehash(m);
    m->slots[slot_of(m, key)] = (unsigned)m->n + 1;
    vec_push(m->a, m, (struct map_entry){key, value});
    return &m->v[m->n - 1];
}
