// SPDX-License-Identifier: MIT
// inventory: the names that other projects define, with their URLs, from
// objects.inv files (Sphinx' inventories, version 2).
#pragma once

#include <stdatomic.h>

#include "base/map.h"
#include "config/inventory_keys.h"

/* A line of an inventory. A name may have several lines, each of another type.
   Strings are stored as offsets in the line, since an inventory may have
   millions of lines. */
struct inventory_entry {
    struct inventory_entry *next; /* next entry of the same name, or NULL */
    const char *line;             /* the line, which begins with the name */
    uint32_t name_n;
    uint32_t type, type_n; /* offset and length of the type, such as "std:label"
                              or "py:class" */
    uint32_t uri, uri_n;   /* URL relative to the project's URL; a "$" at the
                              end stands for the name */
    uint32_t title, title_n;
};

/* The names of an objects.inv. */
struct inventory_names {
    struct map map; /* name -> struct inventory_entry *; labels in lower case */
    size_t bytes;   /* size of all lines in bytes */
};

struct inventory {
    const struct inventory_key *key;
    const struct inventory_names *names; /* may be shared; NULL if the project
                                            has no inventory file */
    bool owns_names;    /* whether this inventory has read `names`; false if
                           another inventory has read `names` */
    atomic_bool wanted; /* a page links to the project; any thread may set it */
};

struct inventories {
    struct inventory *v;
    size_t n;
};

/* Returns the names in `file` if another inventory has already read this file,
   else NULL. */
const struct inventory_names *inventory_names_of(const struct inventories *all,
                                                 str file);

/* Parses `text`, an objects.inv, into *out. Returns false if `text` is
   malformed, or if all inventories together are larger than 64 MiB,
   uncompressed. The result lives in `a`. */
bool inventory_read(struct arena *a, str text, const struct inventories *all,
                    struct inventory *out);

/* Returns the inventory of the project `name`, or NULL if the project is
   unknown. */
struct inventory *inventory_of(const struct inventories *all, str name);

/* Returns the entry of a role's target, or NULL if the project has no such
   name. `role` is a role such as "ref", "doc", "py:class" or "class". If
   `target` is not found, looks it up again in lower case. */
const struct inventory_entry *inventory_find(const struct inventory *i,
                                             struct arena *scratch, str role,
                                             str target);

/* Returns the absolute URL of an entry, in `a`. */
str inventory_uri(struct arena *a, const struct inventory *i,
                  const struct inventory_entry *e);

/* Returns the title of an entry, or the entry's name if it has no title. */
str inventory_title(const struct inventory_entry *e);

/* Warns (inventory-missing) of each project that has no inventory file although
   pages link to the project. */
void inventory_report(const struct inventories *all, struct diags *d);
