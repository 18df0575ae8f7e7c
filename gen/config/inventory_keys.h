// SPDX-License-Identifier: MIT
// inventory_keys: the value of `inventories:` in perfpress.yaml: other projects
// that pages link to by name, like Sphinx's intersphinx_mapping.
#pragma once

#include "config/yaml_keys.h"

struct inventory_key {
    str name;      /* "python" */
    str url;       /* with a '/' at its end */
    str file;      /* the project's objects.inv, relative to the site's folder;
                      STR_NONE: the names of the project are unknown */
    struct pos at; /* position of the name */
};

struct inventory_keys {
    struct inventory_key *v; /* in the order of perfpress.yaml */
    size_t n, cap;
};

/* Reads a map of names to {url: , file: } or to a URL into a struct
   inventory_keys. */
bool inventory_keys_read(struct yaml_reader *r, const struct yaml *y, void *to);
