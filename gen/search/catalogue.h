// SPDX-License-Identifier: MIT
// catalogue: the page of all names. It lists all names, which are the values of
// text columns, and all metrics, which are the names of numeric columns. Each
// links to the tables that contain it.
#pragma once

#include "search/search.h"

enum {
    /* largest number of names listed for a column; if it has more, only its
       tables are listed */
    CATALOGUE_NAMES = SEARCH_NAMES,
    CATALOGUE_ALL = 3000, /* largest number of names listed for all columns
                             together; columns with few names come first */
    CATALOGUE_FIRST = 3,  /* number of columns listed before the metrics */
    CATALOGUE_TABLES = 20 /* tables listed for a name; others are counted */
};

/* Returns the content of the page, whose title is `title`, as HTML in `a`.
   Links are relative to the site's root. */
str catalogue_html(const struct site_search *s, struct arena *a, str title,
                   struct diags *d);
