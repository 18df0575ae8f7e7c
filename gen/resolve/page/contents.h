// SPDX-License-Identifier: MIT
// contents: fills the lists of contents directives, and finds the sections of a
// page's table of contents.
#pragma once

#include "doc/document.h"

/* Inserts a nested list of links into the topic of each contents directive,
   down to the directive's depth. A topic without entries is removed. The page's
   title is not an entry. (docutils.transforms.parts.Contents) */
void contents_fill(struct document *doc);

/* Iterate over the entries of the page's table of contents: sections with a
   title and an id. contents_first returns the first entry below the page's
   title, contents_below the first entry inside a section, and contents_next the
   entry after a section. All return NULL at the end. */
const struct node *contents_first(const struct document *doc);
const struct node *contents_below(const struct node *section);
const struct node *contents_next(const struct node *section);

/* Returns a section's title as plain text. The string is valid as long as both
   `a` and the tree live. */
str contents_title(struct arena *a, const struct node *section);
