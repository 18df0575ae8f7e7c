// SPDX-License-Identifier: MIT
// links: checks the links of finished pages: an internal URL must lead to an
// output file, and its fragment must be an id on that page.
#pragma once

#include "links/place.h"
#include "output/outputs.h"

struct page;
struct site;
struct links;

/* A link to another site. Links with the same URL and no known position, as in
   a template, are combined. */
struct external_link {
    str url;         /* with the scheme http or https, in any case */
    struct place at; /* position of the link; at.line 0: only the first page
                        with the link is known */
    size_t pages;    /* number of pages with the link */
};

struct external_links {
    struct external_link *v; /* in page order */
    size_t n, cap;
};

/* Optional data to record. */
enum links_noted {
    LINKS_EXTERNAL = 1, /* links to other sites, for links_external */
    LINKS_LABELS = 2,   /* links to ids, for links_check_labels */
};

/* Returns a checker for the pages of a site, in the site's arena. Call it after
   index_site. `outputs` must live until links_free. `workers` is the number of
   threads; `noted` combines flags of enum links_noted. */
struct links *links_new(struct site *site, const struct outputs *outputs,
                        size_t workers, unsigned noted);

/* Adds a page with its finished HTML. The positions of links are found in the
   page's tree. `worker` is the number of the calling thread. `scratch` is
   rewound. */
void links_page(struct links *l, const struct page *page, str html,
                size_t worker, struct arena *scratch);

/* Adds a page that is not made from a source, such as 404.html or a redirect,
   by its output path. Links to missing ids are reported at `at`, which may be
   empty. `scratch` is rewound. */
void links_extra(struct links *l, str output, str html, struct pos at,
                 struct arena *scratch);

/* Reports broken links (link-broken) after the last page. A link is reported at
   its position in the source or, if the position is unknown, at the first page
   with the link. */
void links_check(struct links *l, struct diags *d);

/* Reports labels that have no links (label-unused) after the last page. Needs
   LINKS_LABELS. */
void links_check_labels(const struct links *l, struct diags *d);

/* Returns the links to other sites after the last page, in `a`. Needs
   LINKS_EXTERNAL. */
struct external_links links_external(const struct links *l, struct arena *a);

void links_free(struct links *l);
