// SPDX-License-Identifier: MIT
// listing: the content of the index page of a site that has none.
#pragma once

#include "resolve/nav.h"

/* HTML of a title and a list of links to all pages, in reading order, seen
   from the root; lives in `a`. */
str listing_html(struct arena *a, const struct nav *nav, str title,
                 struct diags *d);
