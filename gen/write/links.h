// SPDX-License-Identifier: MIT
// links: the links of the finished pages: every address inside the site that
// an href, src or poster names must be a file of the output, and a fragment
// an id of its page. write/build gives it each page as it is written.
#ifndef WRITE_LINKS_H
#define WRITE_LINKS_H

#include "load/site.h"
#include "write/assets.h"

struct links;

/* Ready for the pages of a site whose index is made, read by `workers`
   threads; lives in the site's arena, and what it keeps until links_free. */
struct links *links_new(struct site *site, const struct theme_assets *assets,
                        size_t workers);

/* Takes a page's finished HTML and its tree, which places the links; the
   worker's number says which thread calls. `scratch` is left as it was. */
void links_page(struct links *l, const struct page *page, str html,
                size_t worker, struct arena *scratch);

/* Takes a page that is not of the site's content, by its output path. */
void links_extra(struct links *l, str output, str html, struct arena *scratch);

/* Reports the links that lead nowhere (link-broken), when all pages were
   taken: at their place in the source, or, where that is not known, at the
   first page that has them. */
void links_check(struct links *l, struct diags *d);

void links_free(struct links *l);

#endif
