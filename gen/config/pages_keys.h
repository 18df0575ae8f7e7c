// SPDX-License-Identifier: MIT
// pages_keys: the value of `pages:` in perfpress.yaml: pages that are made for
// each row of a frame.
#pragma once

#include "config/yaml_keys.h"

/* A string, and the position of its first character. */
struct pages_text {
    str text; /* STR_NONE: not given */
    struct pos at;
};

struct pages_key {
    struct pages_text template; /* path below the content folder */
    struct pages_text rows;     /* "MODULE.NAME" of a script file in data/ */
    struct pages_text name;     /* "models/{{ row.Model }}" */
    struct pages_text as;       /* name of the row variable; "row" by default */
    struct pos at;              /* position of the entry */
};

struct pages_keys {
    struct pages_key *v; /* in the order of perfpress.yaml */
    size_t n, cap;
};

/* Reads a list of maps into a struct pages_keys. */
bool pages_keys_read(struct yaml_reader *r, const struct yaml *y, void *to);
