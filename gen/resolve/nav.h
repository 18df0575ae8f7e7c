// SPDX-License-Identifier: MIT
// nav: the order of the pages and which of them are below which: from the
// toctrees, starting at the index page, or from the folders where there are
// none. The sidebar, previous and next, and breadcrumbs follow it.
#pragma once

#include "resolve/index.h"

/* A place in the navigation; siblings and children in order. */
struct nav_node {
    str caption;             /* of a group (top level only), or STR_NONE */
    str title;               /* text of the link */
    str url;                 /* of another site; else STR_NONE */
    const struct page *page; /* NULL for a group, folder or other site */
    size_t at;               /* its place in nav's order, if it has a page */
    struct nav_node *parent, *prev, *next, *first, *last;
    size_t nth, n; /* its place among its siblings, from 0; its children */
};

struct nav {
    struct nav_node root;    /* groups below it, their items below them */
    struct nav_node **order; /* places with a page of their own, in reading
                                order; a page stands here once */
    size_t n_order;
    struct map places; /* page name -> its struct nav_node * */
    bool by_toctrees;  /* made of toctrees, not of folders */
};

/* Built once from the index; lives in index->a. */
void nav_build(struct nav *nav, const struct site_index *index);

/* The place of a page, or NULL when no toctree has it. */
struct nav_node *nav_find(const struct nav *nav, const struct page *page);

/* Reports the pages that no toctree has, in their own diagnostics: to a page,
   unless its front matter calls it an orphan. Nothing without toctrees. */
void nav_report_orphans(const struct nav *nav, struct site *site);

/* The pages before and after a page in reading order, or NULL. */
const struct page *nav_previous(const struct nav *nav, const struct page *page);
const struct page *nav_next(const struct nav *nav, const struct page *page);
