// SPDX-License-Identifier: MIT
// inventory: the names of other projects, and where they lead: objects.inv of
// Sphinx (version 2), read from the disk.
#ifndef LOAD_INVENTORY_H
#define LOAD_INVENTORY_H

#include <stdatomic.h>

#include "base/map.h"
#include "load/keys/inventory_keys.h"

/* Where a name leads; names may stand for several things. */
struct inventory_entry {
    str type;  /* "std:label", "py:class" */
    str uri;   /* whole address */
    str title; /* or the name */
    struct inventory_entry *next;
};

struct inventory {
    const struct inventory_key *key;
    bool is_read;     /* its file was; otherwise there are no names */
    struct map names; /* -> struct inventory_entry *; labels in small letters */
    atomic_bool wanted; /* a page links to it; any thread sets it */
};

struct inventories {
    struct inventory *v;
    size_t n;
};

/* Reads the text of an objects.inv; false when it is none. `a` holds all. */
bool inventory_read(struct arena *a, str text, struct inventory *out);

/* The project of a name, or NULL. */
struct inventory *inventory_of(const struct inventories *all, str name);

/* Where a role's target leads, as "ref", "doc", "py:class" or "class"; NULL:
   the project has no such name. */
const struct inventory_entry *inventory_find(const struct inventory *i,
                                             struct arena *scratch, str role,
                                             str target);

/* Warns once of each project that pages link to and whose names are not known
   (inventory-missing). */
void inventory_report(const struct inventories *all, struct diags *d);

#endif
