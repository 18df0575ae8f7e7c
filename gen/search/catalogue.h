// SPDX-License-Identifier: MIT
// catalogue: the page of all names: of each column of names what stands in it,
// and all metrics, with the tables where they stand.
#pragma once

#include "search/search.h"

enum {
    CATALOGUE_NAMES = SEARCH_NAMES, /* of a column; of one with more, the
                                       tables */
    CATALOGUE_ALL = 3000, /* of all columns; those with fewest come first */
    CATALOGUE_TABLES = 20 /* of a name; then how many more there are */
};

/* The content of the page, seen from the root, as HTML in `a`. */
str catalogue_html(const struct site_search *s, struct arena *a, str title,
                   struct diags *d);
