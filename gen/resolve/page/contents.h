// SPDX-License-Identifier: MIT
// contents: the lists that contents directives stand for, and the sections
// that a page's table of contents shows.
#pragma once

#include "doc/document.h"

/* Puts a nested list of links into every topic that a contents directive
   made, down to its depth; a topic without entries goes away. The title of
   the page is not an entry. (docutils.transforms.parts.Contents) */
void contents_fill(struct document *doc);

/* The sections that the page's table of contents shows, those that have a
   title and an id: the first one below the page's title, the first one below
   another, and the one after another; NULL where there is none. */
const struct node *contents_first(const struct document *doc);
const struct node *contents_below(const struct node *section);
const struct node *contents_next(const struct node *section);

/* The title of one, as plain text; lives as long as `a` and the tree do. */
str contents_title(struct arena *a, const struct node *section);
