// SPDX-License-Identifier: MIT
// search_choice: whether a site has a search, and what the page is called that
// does without scripts: `search:` in perfpress.yaml.
#pragma once

#include "config/yaml_keys.h"

struct search_choice {
    bool on;
    str page;  /* output path of the page of all names, in the root */
    str title; /* of that page */
};

/* On, all.html. */
struct search_choice search_choice_default(void);

/* Reads the value of `search:`: true, false, or a map with the name of the page
   and its title, into a struct search_choice. */
bool search_choice_read(struct yaml_reader *r, const struct yaml *y, void *to);
