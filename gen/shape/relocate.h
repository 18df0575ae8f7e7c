// SPDX-License-Identifier: MIT
// relocate: what stands on one page, shown on another, too.
#pragma once

#include "doc/node.h"
#include "load/site.h"

/* A deep copy, in `a`, of a node that was shaped, for relocate() when its page
   may have changed. Tables of data have neither ids of rows nor downloads,
   which are their own page's. */
struct node *relocate_keep(struct arena *a, const struct node *n);

/* A deep copy, in `a`, of what was kept of page `from` for page `to`: without
   ids, and with links, pictures and downloads that lead where they led.
   References across pages are as they were, to be resolved. */
struct node *relocate(struct arena *a, const struct node *n,
                      const struct page *from, const struct page *to);

/* What ties the references of such a copy, once it has its place, as they are
   tied on the page that it is from. */
typedef void relocated_fn(void *data, struct node *copy, struct page *from);
