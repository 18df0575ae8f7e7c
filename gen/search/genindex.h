// SPDX-License-Identifier: MIT
// genindex: the pages that Sphinx generates as well: the index of described
// objects and of index directives, and the list of Python modules.
#pragma once

#include "resolve/index.h"
#include "resolve/objects.h"

/* Return the content of the page, whose title is `title`, as HTML in `a`. Links
   are relative to the site's root. */
str genindex_html(const struct site_index *index, struct arena *a, str title,
                  struct diags *d);
str genindex_modules_html(const struct site_index *index, struct arena *a,
                          str title, struct diags *d);
