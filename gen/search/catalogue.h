// SPDX-License-Identifier: MIT
// catalogue: the page that lists all names (values of text columns, and
// metrics) with links to their tables.
#pragma once

#include "search/search.h"

enum {
    CATALOGUE_NAMES = SEARCH_NAMES, /* names listed for a column; if it has
                                       more, its tables are listed */
    CATALOGUE_ALL = 3000, /* names listed for all columns, fewest names first */
    CATALOGUE_TABLES = 20 /* tables listed for a name; the rest is counted */
};

/* Returns the content of the page `title` as HTML, in `a`. Links are relative
   to the site's root. */
str catalogue_html(const struct site_search *s, struct arena *a, str title,
                   struct diags *d);
