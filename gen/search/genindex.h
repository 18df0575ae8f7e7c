// SPDX-License-Identifier: MIT
// genindex: two generated pages that Sphinx sites have, too: the index of
// described objects and index directives, and the list of Python modules.
#pragma once

#include "resolve/index.h"
#include "resolve/objects.h"

/* Return the content of the page, whose title is `title`, as HTML in `a`. Links
   are relative to the site's root. */
str genindex_html(const struct site_index *index, struct arena *a, str title,
                  struct diags *d);
str genindex_modules_html(const struct site_index *index, struct arena *a,
                          str title, struct diags *d);
