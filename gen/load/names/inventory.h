// SPDX-License-Identifier: MIT
// inventory: the names of other projects, and where they lead: objects.inv of
// Sphinx (version 2), read from the disk.
#pragma once

#include <stdatomic.h>

#include "base/map.h"
#include "config/inventory_keys.h"

/* A line of an inventory; a name may have lines of several types. Texts are
   offsets in the line, since an inventory may have millions of them. */
struct inventory_entry {
    struct inventory_entry *next; /* of the same name */
    const char *line;             /* begins with the name */
    uint32_t name_n;
    uint32_t type, type_n; /* "std:label", "py:class" */
    uint32_t uri, uri_n;   /* below the project's address; "$" at its end
                              stands for the name */
    uint32_t title, title_n;
};

/* The names of an objects.inv. */
struct inventory_names {
    struct map map; /* -> struct inventory_entry *; labels in lower case */
    size_t bytes;   /* of its lines */
};

struct inventory {
    const struct inventory_key *key;
    const struct inventory_names *names; /* of its file, which others may
                                            share; NULL: it has no file */
    bool reads;                          /* its file was read for this one */
    atomic_bool wanted; /* a page links to it; any thread sets it */
};

struct inventories {
    struct inventory *v;
    size_t n;
};

/* The names of a file that one of the inventories has already, or NULL. */
const struct inventory_names *inventory_known(const struct inventories *all,
                                              str file);

/* Reads the text of an objects.inv; false when it is none, or holds with all
   other inventories more than 64 MiB. `a` and the text hold all. */
bool inventory_read(struct arena *a, str text, const struct inventories *all,
                    struct inventory *out);

/* The project of a name, or NULL. */
struct inventory *inventory_of(const struct inventories *all, str name);

/* Where a role's target leads, as "ref", "doc", "py:class" or "class"; NULL:
   the project has no such name. */
const struct inventory_entry *inventory_find(const struct inventory *i,
                                             struct arena *scratch, str role,
                                             str target);

/* The whole address of an entry, in `a`. */
str inventory_uri(struct arena *a, const struct inventory *i,
                  const struct inventory_entry *e);

/* The title of an entry, or its name. */
str inventory_title(const struct inventory_entry *e);

/* Warns once of each project that pages link to and whose names are not known
   (inventory-missing). */
void inventory_report(const struct inventories *all, struct diags *d);
