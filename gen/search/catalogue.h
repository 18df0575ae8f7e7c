// SPDX-License-Identifier: MIT
// catalogue: the page that lists all names, which are values of text columns,
// and all metrics, with links to the tables that contain them.
#pragma once

#include "search/search.h"

enum {
    CATALOGUE_NAMES = SEARCH_NAMES, /* most names listed for a column; with more
                                       names, only the tables are listed */
    CATALOGUE_ALL = 3000, /* most names listed for all columns together; columns
                             with few names come first */
    CATALOGUE_FIRST = 3,  /* columns listed before the metrics */
    CATALOGUE_TABLES = 20 /* tables listed for a name; the rest is counted */
};

/* Returns the content of the page, whose title is `title`, as HTML in `a`.
   Links are relative to the site's root. */
str catalogue_html(const struct site_search *s, struct arena *a, str title,
                   struct diags *d);
