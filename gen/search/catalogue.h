// SPDX-License-Identifier: MIT
// catalogue: the page of all names. It lists all names, which are the values of
// text columns, and all metrics, which are the names of numeric columns. Each
// name and metric links to the tables that contain it.
#pragma once

#include "search/search.h"

enum {
    /* maximum number of names listed for a column; if the column has more
       names, only its tables are listed */
    CATALOGUE_NAMES = SEARCH_NAMES,
    /* maximum number of names listed for all columns together; columns with few
       names have priority */
    CATALOGUE_ALL = 3000,
    CATALOGUE_FIRST = 3, /* number of columns listed before the metrics */
    /* maximum number of tables listed for a name; further tables are only
       counted */
    CATALOGUE_TABLES = 20
};

/* Returns the content of the page, whose title is `title`, as HTML in `a`.
   Links are relative to the site's root. */
str catalogue_html(const struct site_search *s, struct arena *a, str title,
                   struct diags *d);
