// SPDX-License-Identifier: MIT
// genindex: Sphinx' generated pages: the index of all that pages describe and
// of what the index directive says, and the list of Python's modules.
#pragma once

#include "resolve/index.h"
#include "resolve/objects.h"

/* The content of a page, seen from the root, as HTML in `a`. */
str genindex_html(const struct site_index *index, struct arena *a, str title,
                  struct diags *d);
str genindex_modules_html(const struct site_index *index, struct arena *a,
                          str title, struct diags *d);
