// SPDX-License-Identifier: MIT
// contents: the lists of contents directives, and the sections of a page's
// table of contents.
#pragma once

#include "doc/document.h"

/* Inserts a nested list of links into the topic of each contents directive,
   down to the directive's depth. A topic without entries is removed. The page's
   title is not an entry. (docutils.transforms.parts.Contents) */
void contents_fill(struct document *doc);

/* Iterate over the entries of the page's table of contents, which are sections
   with a title and an id. They return the first entry below the page's title,
   the first entry below a section, and the entry after a section; NULL at the
   end. */
const struct node *contents_first(const struct document *doc);
const struct node *contents_below(const struct node *section);
const struct node *contents_next(const struct node *section);

/* Returns a section's title as plain text; lives as long as `a` and the tree
   do. */
str contents_title(struct arena *a, const struct node *section);
