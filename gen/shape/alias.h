// SPDX-License-Identifier: MIT
// alias: what c:alias and cpp:alias show: the signatures of what they name,
// wherever that is described, and of what is described within it.
#pragma once

#include "shape/objects.h"

enum {
    ALIAS_MAX = 5000,    /* signatures of all aliases of a page */
    ALIAS_DEPTH_MAX = 50 /* of what is within each other */
};

/* The signatures for an alias, still with pending references, as children of a
   new node; those of their names have the struct site_object as data. *shown
   counts on. What is not found is reported (alias-unresolved), and shown by
   its name; more than ALIAS_MAX is reported (include-limit), and left out. */
struct node *alias_expand(const struct objects *all, struct page *page,
                          struct diags *d, const struct node *x, size_t *shown);
