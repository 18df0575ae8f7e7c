// SPDX-License-Identifier: MIT
// catalogue: the page of all names: the cells of each text column and all
// metrics, with links to their tables.
#pragma once

#include "search/search.h"

enum {
    CATALOGUE_NAMES = SEARCH_NAMES, /* of a column; of more, the tables */
    CATALOGUE_ALL = 3000, /* of all columns; those with few names come first */
    CATALOGUE_TABLES = 20 /* of a name; the rest is counted */
};

/* Returns the content of the page as HTML, in `a`, with links relative to the
   root. */
str catalogue_html(const struct site_search *s, struct arena *a, str title,
                   struct diags *d);
