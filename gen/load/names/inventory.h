// SPDX-License-Identifier: MIT
// inventory: the names of other projects and their URLs, from an objects.inv of
// Sphinx (version 2) on the disk.
#pragma once

#include <stdatomic.h>

#include "base/map.h"
#include "config/inventory_keys.h"

/* A line of an inventory. A name may have lines of several types. Strings are
   offsets in the line, since an inventory may have millions of lines. */
struct inventory_entry {
    struct inventory_entry *next; /* next entry of the same name */
    const char *line;             /* begins with the name */
    uint32_t name_n;
    uint32_t type, type_n; /* "std:label", "py:class" */
    uint32_t uri, uri_n;   /* relative to the project's URL; "$" at the end is
                              replaced by the name */
    uint32_t title, title_n;
};

/* The names of an objects.inv. */
struct inventory_names {
    struct map map; /* name -> struct inventory_entry *; labels in lower case */
    size_t bytes;   /* bytes of its lines */
};

struct inventory {
    const struct inventory_key *key;
    const struct inventory_names *names; /* names in its file, perhaps shared
                                            with others; NULL if it has no file
                                            */
    bool reads;                          /* the file was read for this inventory
                                          */
    atomic_bool wanted; /* a page links to it; any thread may set it */
};

struct inventories {
    struct inventory *v;
    size_t n;
};

/* Returns the names of a file that has been read for another inventory, or
   NULL. */
const struct inventory_names *inventory_known(const struct inventories *all,
                                              str file);

/* Parses an objects.inv. Returns false if it is malformed, or if all
   inventories together hold more than 64 MiB. The result lives in `a` and
   refers to `text`. */
bool inventory_read(struct arena *a, str text, const struct inventories *all,
                    struct inventory *out);

/* Returns the inventory of a project by its name, or NULL. */
struct inventory *inventory_of(const struct inventories *all, str name);

/* Finds the target of a role such as "ref", "doc", "py:class" or "class"; NULL
   if the project has no such name. */
const struct inventory_entry *inventory_find(const struct inventory *i,
                                             struct arena *scratch, str role,
                                             str target);

/* Returns the absolute URL of an entry, in `a`. */
str inventory_uri(struct arena *a, const struct inventory *i,
                  const struct inventory_entry *e);

/* Returns the title of an entry, or its name if it has none. */
str inventory_title(const struct inventory_entry *e);

/* Warns once for each project that pages link to and that has no file
   (inventory-missing). */
void inventory_report(const struct inventories *all, struct diags *d);
