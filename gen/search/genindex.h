// SPDX-License-Identifier: MIT
// genindex: Sphinx' generated pages: the index of described objects and of
// index directives, and the list of Python modules.
#pragma once

#include "resolve/index.h"
#include "resolve/objects.h"

/* Return the content of a page as HTML, in `a`, with links relative to the
   root. */
str genindex_html(const struct site_index *index, struct arena *a, str title,
                  struct diags *d);
str genindex_modules_html(const struct site_index *index, struct arena *a,
                          str title, struct diags *d);
