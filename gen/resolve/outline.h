// SPDX-License-Identifier: MIT
// outline: collects the sections of a page and, in document order, other
// elements that affect numbering: toctrees, and figures, tables and code blocks
// with captions.
#pragma once

#include "resolve/info.h"

struct page;
struct site;

/* Sets the sections, figures, equations and marks of page->info, and the title
   if the front matter has none. Collects figures, tables and code blocks only
   if the option numfig is on. In each node that can have a number, stores the
   index of the node's mark, counted from 1. */
void outline_collect(const struct site *site, struct page *page);

/* Returns the mark of node n, or NULL if n cannot have a number. */
const struct index_mark *outline_mark(const struct page_info *info,
                                      const struct node *n);

/* Returns a pointer to the number of a marked element, and sets *kind. The
   number may be STR_NONE. Returns NULL for a toctree. */
str *outline_number(struct page_info *info, const struct index_mark *m,
                    enum index_kind *kind);
