// SPDX-License-Identifier: MIT
// nav: the order and the hierarchy of the pages. Order and hierarchy come from
// the toctrees, starting at the index page, or from the folders if there are no
// toctrees. They determine the sidebar, the links to the previous and next
// page, and the breadcrumbs.
#pragma once

#include "resolve/index.h"

/* A node of the navigation. Siblings and children are in reading order. */
struct nav_node {
    /* caption of a group (top level only), or STR_NONE */
    str caption;
    str title; /* text of the link */
    str url;   /* URL of an external link; else STR_NONE */
    /* NULL for a group, an external link, or a folder without an index page */
    const struct page *page;
    /* index in `order` of struct nav; unset for a node without a page */
    size_t at;
    struct nav_node *parent, *prev, *next, *first, *last;
    size_t nth, n; /* nth: index among the siblings; n: number of children */
};

struct nav {
    /* the children of the root are the groups; a group's children are its items
     */
    struct nav_node root;
    /* nodes with a page, in reading order; each page occurs once */
    struct nav_node **order;
    size_t n_order;
    struct map places; /* page name -> its struct nav_node * */
    bool by_toctrees;  /* the tree was built from toctrees, not from folders */
};

/* Builds the navigation from the index. The nodes live in index->a. */
void nav_build(struct nav *nav, const struct site_index *index);

/* Returns the node of a page, or NULL if no toctree lists it. */
struct nav_node *nav_find(const struct nav *nav, const struct page *page);

/* Reports each page that no toctree lists, in the page's own diagnostics,
   except pages marked as orphans in the front matter. No-op if there are no
   toctrees. */
void nav_report_orphans(const struct nav *nav, struct site *site);

/* Return the page before or after a page in reading order, or NULL if there is
   none. */
const struct page *nav_previous(const struct nav *nav, const struct page *page);
const struct page *nav_next(const struct nav *nav, const struct page *page);
