// SPDX-License-Identifier: MIT
// listing: the content of a generated index page.
#pragma once

#include "resolve/nav.h"

/* Returns HTML with the title and links to all pages in reading order, in `a`.
   Links are relative to the site's root. */
str listing_html(struct arena *a, const struct nav *nav, str title,
                 struct diags *d);
