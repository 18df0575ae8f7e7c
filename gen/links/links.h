// SPDX-License-Identifier: MIT
// links: checks the links of finished pages: each internal URL in an href, src
// or poster must be an output file, and a fragment must be an id of its page.
#pragma once

#include "links/place.h"
#include "output/outputs.h"

struct page;
struct site;
struct links;

/* A link to another site; if its position is unknown (as in a template), one
   link for all pages with the same URL. */
struct external_link {
    str url;         /* begins with http: or https:, in any case */
    struct place at; /* or the first page with the link, without a line */
    size_t pages;    /* pages with the link */
};

struct external_links {
    struct external_link *v; /* in page order */
    size_t n, cap;
};

/* Optional data to record. */
enum links_noted {
    LINKS_EXTERNAL = 1, /* for links_external */
    LINKS_LABELS = 2,   /* for links_check_labels */
};

/* Returns a checker for the pages of a site whose index is made, for `workers`
   threads, in the site's arena. `outputs` must live until links_free. `noted`
   combines flags of enum links_noted. */
struct links *links_new(struct site *site, const struct outputs *outputs,
                        size_t workers, unsigned noted);

/* Adds a page with its finished HTML; its tree gives the positions of links.
   `worker` is the number of the calling thread. Leaves `scratch` unchanged. */
void links_page(struct links *l, const struct page *page, str html,
                size_t worker, struct arena *scratch);

/* Adds a page that is not of the site's content, by its output path, such as
   404.html or the page of a redirect. A fragment without target is reported at
   `at`, which may be empty. */
void links_extra(struct links *l, str output, str html, struct pos at,
                 struct arena *scratch);

/* Reports broken links (link-broken), after the last page: at their position in
   the source or, if it is unknown, at the first page with the link. */
void links_check(struct links *l, struct diags *d);

/* Reports labels without links to them (label-unused), after the last page. */
void links_check_labels(const struct links *l, struct diags *d);

/* Returns the links to other sites, after the last page, in `a`. */
struct external_links links_external(const struct links *l, struct arena *a);

void links_free(struct links *l);
