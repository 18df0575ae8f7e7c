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

/* Maximum number of comparisons for one page; they take about 0.2 s. */
enum { PAGE_GLOB_MAX = 1000000 };

/* The state of a page's patterns. Set `names` and `a`; all other members are
   zero at first. */
struct page_globs {
    const struct page_names *names;
    struct arena *a;
    size_t compared;     /* number of names compared so far */
    bool limit_reported; /* the caller has reported too many comparisons */
};

struct page_matches {
    struct page_name *v;
    size_t n, cap;
};

/* Appends the pages whose names match `pattern`, sorted by name, in g->a. The
   pattern has the syntax of fnmatch(3); '*' does not match a slash. Returns
   false once the patterns of the page, taken together, needed more than
   PAGE_GLOB_MAX comparisons with names. */
bool page_glob(struct page_globs *g, str pattern, struct page_matches *out);
