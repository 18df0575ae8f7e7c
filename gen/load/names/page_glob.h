// SPDX-License-Identifier: MIT
// page_glob: finds pages by a pattern of their names.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct page;

struct page_name {
    str name;
    struct page *page; /* in the array of all pages */
};

struct page_names {
    struct page_name *v; /* sorted by name */
    size_t n;
};

/* Sorts the names. */
void page_names_sort(struct page_names *names);

enum { PAGE_GLOB_MAX = 1000000 }; /* names: about a fifth of a second */

/* The patterns of one page. Set `names` and `a`; the rest is zero. */
struct page_globs {
    const struct page_names *names;
    struct arena *a;
    size_t tried; /* names compared with patterns so far */
    bool told;    /* the caller has reported that they are too many */
};

struct page_matches {
    struct page_name *v;
    size_t n, cap;
};

/* Finds the pages whose names match a pattern ('*' stands for any name in a
   folder), in the order of the array of all pages, in g->a. Returns false once
   all patterns together were compared with more than PAGE_GLOB_MAX names. */
bool page_glob(struct page_globs *g, str pattern, struct page_matches *out);
