// SPDX-License-Identifier: MIT
// map: a hash table from strings to pointers, which keeps the order of
// insertion. A map {.a = arena} is empty.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct map_entry {
    str key; /* not copied: must live as long as the map */
    void *value;
};

struct map_slot {
    unsigned entry; /* index in the map's v, plus one; 0: the slot is empty */
    unsigned hash;
};

struct map {
    struct arena *a;
    struct map_entry *v; /* in order of insertion */
    size_t n, cap;
    struct map_slot *slots; /* hash table of indices into v */
    size_t n_slots;
};

/* Returns the value of a key, or NULL. */
void *map_get(const struct map *m, str key);

/* Returns the entry of a key, or NULL. The entry is valid until the next key is
   added, and its value may be replaced. */
struct map_entry *map_find(const struct map *m, str key);

/* Sets the value of a key, and adds the key if it is new. Returns the entry,
   valid until the next key is added. */
struct map_entry *map_put(struct map *m, str key, void *value);

/* Adds a key with its value. Returns false and changes nothing if the key
   exists. */
bool map_add(struct map *m, str key, void *value);
