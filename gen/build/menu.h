// SPDX-License-Identifier: MIT
// menu: the navigation of a page, and the base of the page's links.
#pragma once

#include "base/map.h"
#include "render/page.h"
#include "resolve/nav.h"

/* The base of a page's links. */
struct menu_from {
    str output;    /* output path to which links are relative */
    str root;      /* prefix of links to the site's root */
    bool anywhere; /* true: links are absolute and begin with `root` */
};

/* The navigation entries that the pages of a folder share. Initially zeroed. */
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

/* Prepares the shared entries for the page at `output`: keeps the entries if
   the previous page is in the same folder, otherwise drops them. */
void menu_share(struct menu_shared *shared, str output);

/* Returns the navigation's HTML. Reports errors of its template. */
str menu_html(const struct menu *m, const struct template *nav,
              struct diags *d);

/* Returns the sections of the navigation, with links to their top-level pages.
   Omits the page named `home`, more than 100 links of a section, and sections
   without links. Sets *n to the number of sections. */
struct page_nav_section *menu_top(const struct menu *m, str home, size_t *n);
