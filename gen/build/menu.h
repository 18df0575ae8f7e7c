// SPDX-License-Identifier: MIT
// menu: the navigation of a page, and where the page's links begin.
#pragma once

#include "base/map.h"
#include "render/page.h"
#include "resolve/nav.h"

/* Where links of a page begin. */
struct menu_from {
    str output;    /* output path that links are relative to */
    str root;      /* prefix of links to the site's root */
    bool anywhere; /* links are absolute and begin with `root` */
};

/* The entries that the pages of a folder share. Initially zeroed. */
struct menu_shared {
    struct arena a;
    str folder;       /* folder of the output paths of these pages */
    struct map items; /* struct nav_node * -> struct page_nav_item * */
};

struct menu {
    const struct nav *nav;
    const struct page *page; /* NULL: not made from a source */
    struct menu_from from;
    struct menu_shared *shared; /* NULL: nothing is shared */
    struct arena *a;            /* of results */
};

/* Returns the href of an output path. */
str menu_href(struct arena *a, const struct menu_from *from, str output);

/* Keeps the entries of the last page if `output` is in its folder, and forgets
   them otherwise. */
void menu_share(struct menu_shared *shared, str output);

/* Returns the navigation's HTML. Reports errors of its template. */
str menu_html(const struct menu *m, const struct template *nav,
              struct diags *d);

/* Returns the links to the top-level pages but `home`, at most 100 of each
   section, and the number of sections in *n. */
struct page_nav_section *menu_top(const struct menu *m, str home, size_t *n);
