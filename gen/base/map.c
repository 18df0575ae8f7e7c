// SPDX-License-Identifier: MIT
// map: a hash table with open addressing. A slot has the index of an entry in
// the array of entries, and the hash of the entry's key. So a search can skip
// the slots of other keys without reading these keys, and a table can grow
// without reading any key.
#include "base/map.h"

#include "base/hash.h"
#include "base/vec.h"

/* Returns the slot of a key, or the empty slot where the key belongs. */
static struct map_slot *slot_of(const struct map *m, str key, unsigned hash)
{
    size_t i = hash & (m->n_slots - 1);
    for (; m->slots[i].entry; i = (i + 1) & (m->n_slots - 1))
        if (m->slots[i].hash == hash &&
            str_eq(m->v[m->slots[i].entry - 1].key, key))
            break;
    return &m->slots[i];
}

static struct map_entry *find(const struct map *m, str key, unsigned hash)
{
    unsigned entry = m->n_slots ? slot_of(m, key, hash)->entry : 0;
    return entry ? &m->v[entry - 1] : NULL;
}

struct map_entry *map_find(const struct map *m, str key)
{
    return m->n ? find(m, key, (unsigned)hash_text(key)) : NULL;
}

void *map_get(const struct map *m, str key)
{
    struct map_entry *e = map_find(m, key);
    return e ? e->value : NULL;
}

static void insert_slot(struct map *m, struct map_slot s)
{
    size_t i = s.hash & (m->n_slots - 1);
    while (m->slots[i].entry)
        i = (i + 1) & (m->n_slots - 1);
    m->slots[i] = s;
}

static void grow(struct map *m)
{
    const struct map_slot *old = m->slots;
    size_t n = m->n_slots;
    m->n_slots = n ? n * 2 : 16;
    m->slots = NEW_N(m->a, struct map_slot, m->n_slots);
    for (size_t i = 0; i < n; i++)
        if (old[i].entry)
            insert_slot(m, old[i]);
    arena_drop(m->a, old, n * sizeof *old);
}

static struct map_entry *push(struct map *m, str key, unsigned hash,
                              void *value)
{
    if (m->n * 2 >= m->n_slots)
        grow(m);
    insert_slot(m, (struct map_slot){(unsigned)m->n + 1, hash});
    vec_push(m->a, m, (struct map_entry){key, value});
    return &m->v[m->n - 1];
}

struct map_entry *map_put(struct map *m, str key, void *value)
{
    unsigned hash = (unsigned)hash_text(key);
    struct map_entry *e = find(m, key, hash);
    if (!e)
        return push(m, key, hash, value);
    e->value = value;
    return e;
}

bool map_add(struct map *m, str key, void *value)
{
    unsigned hash = (unsigned)hash_text(key);
    return !find(m, key, hash) && push(m, key, hash, value);
}
