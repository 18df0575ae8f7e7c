// SPDX-License-Identifier: MIT
// search_choice: `search:` in perfpress.yaml: whether a site has a search, the
// name and title of the page for readers without scripts, and which pages are
// documentation.
#pragma once

#include "config/yaml_keys.h"

struct search_choice {
    bool on;
    str page;  /* file name of the page that lists all names, in the output's
                  root */
    str title; /* title of that page */
    struct strs guide; /* patterns (exclude.h) of documentation pages; their
                          tables are treated as examples, not as results */
};

/* Returns the defaults: search is on, and the page is all.html. */
struct search_choice search_choice_default(void);

/* Reads the value of `search:` into a struct search_choice: true, false, or a
   map with the keys page, title and guide. */
bool search_choice_read(struct yaml_reader *r, const struct yaml *y, void *to);
