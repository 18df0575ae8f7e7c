// SPDX-License-Identifier: MIT
// links: checks the links of the finished pages: every address inside the site
// that an href, src or poster names must be a file of the output, and a
// fragment an id of its page.
#pragma once

#include "links/place.h"
#include "output/outputs.h"

struct page;
struct site;
struct links;

/* A link to another site; where its place is not known (it may stand in a
   template), one for all pages with the same address. */
struct external_link {
    str url;         /* begins with http: or https:, in any case */
    struct place at; /* or the first page that has it, without a line */
    size_t pages;    /* that have it */
};

struct external_links {
    struct external_link *v; /* in order of the pages */
    size_t n, cap;
};

/* What is noted besides. */
enum links_noted {
    LINKS_EXTERNAL = 1, /* for links_external */
    LINKS_LABELS = 2,   /* for links_check_labels */
};

/* Ready for the pages of a site whose index is made, read by `workers`
   threads; lives in the site's arena, and what it keeps until links_free, until
   which `outputs` must live.
   `noted` is the sum of some enum links_noted. */
struct links *links_new(struct site *site, const struct outputs *outputs,
                        size_t workers, unsigned noted);

/* Takes a page's finished HTML and its tree, which places the links; the
   worker's number says which thread calls. `scratch` is left as it was. */
void links_page(struct links *l, const struct page *page, str html,
                size_t worker, struct arena *scratch);

/* Takes a page that is not of the site's content, by its output path: 404.html,
   index.html or a redirect's. `at` is what to blame for a fragment that leads
   nowhere, or no place. */
void links_extra(struct links *l, str output, str html, struct pos at,
                 struct arena *scratch);

/* Reports the links that lead nowhere (link-broken), when all pages were
   taken: at their place in the source, or, where that is not known, at the
   first page that has them. */
void links_check(struct links *l, struct diags *d);

/* Reports the labels that no link leads to (label-unused), when all pages were
   taken. */
void links_check_labels(const struct links *l, struct diags *d);

/* The links to other sites, when all pages were taken; in `a`. */
struct external_links links_external(const struct links *l, struct arena *a);

void links_free(struct links *l);
