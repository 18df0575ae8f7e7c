// SPDX-License-Identifier: MIT
// outline: the sections of a page, and beside them in document order what else
// numbers go by: figures, tables and code with captions, toctrees.
#pragma once

#include "resolve/info.h"

struct page;
struct site;

/* Fills sections, figures (only with numfig) and marks of page->info, and its
   title where the front matter has none. A node that can have a number gets
   its mark. */
void outline_take(const struct site *site, struct page *page);

/* The mark of a node, or NULL. */
const struct index_mark *outline_mark(const struct page_info *info,
                                      const struct node *n);

/* What a mark's place is of, and its number, which may be none yet; NULL for a
   toctree. */
str *outline_number(struct page_info *info, const struct index_mark *m,
                    enum index_kind *kind);
