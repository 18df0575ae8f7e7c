// SPDX-License-Identifier: MIT
// listing: the content of a generated index page.
#pragma once

#include "resolve/nav.h"

/* Returns HTML with a title and links to all pages in reading order, relative
   to the root, in `a`. */
str listing_html(struct arena *a, const struct nav *nav, str title,
                 struct diags *d);
