// SPDX-License-Identifier: MIT
// map: names to pointers, in the order of their first insertion. A map {.a =
// arena} is empty.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct map_entry {
    str key; /* not copied: must live as long as the map */
    void *value;
};

struct map_slot {
    unsigned place; /* plus one; 0: none */
    unsigned hash;
};

struct map {
    struct arena *a;
    struct map_entry *v; /* in order of insertion */
    size_t n, cap;
    struct map_slot *slots; /* hash table of places in v */
    size_t n_slots;
};

/* The value of a key, or NULL. */
void *map_get(const struct map *m, str key);

/* The entry of a key, or NULL; its value may be replaced. */
struct map_entry *map_find(const struct map *m, str key);

/* Sets the value of a key, new or not; returns the entry, valid until the
   next new key. */
struct map_entry *map_put(struct map *m, str key, void *value);

/* Enters a new key; false, with nothing done, when it is there already. */
bool map_add(struct map *m, str key, void *value);
