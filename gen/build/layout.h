// SPDX-License-Identifier: MIT
// layout: a page's content put into its template, with the navigation, the
// breadcrumbs and everything else around it.
#pragma once

#include <stdatomic.h>

#include "base/buf.h"
#include "output/assets.h"
#include "render/styles.h"
#include "resolve/nav.h"
#include "template/template.h"

struct redirect;

struct layout {
    const struct site *site;
    const struct nav *nav;
    const struct template_set *templates;
    str css, js, icon, code_js;      /* output paths of the theme's files */
    str search_script, search_style; /* the same */
    str tables_js;                   /* the same */
    str styles[STYLES];              /* the same, of STYLE_SHEETS */
    unsigned styled;     /* those that the site's own templates need */
    atomic_uint *linked; /* takes those that pages link, or NULL */
};

/* What one thread keeps from page to page: what the pages of a folder share of
   the navigation, and the texts of the tables of the page at hand, for the
   search. A zeroed one is empty. */
struct layout_shared {
    struct arena a, texts;
    str folder;       /* of their output paths */
    struct map items; /* place in the navigation -> struct page_nav_item * */
};

/* Compiles the site's templates over the theme's; everything lives in `a`.
   False when one is malformed or misses, which is reported. nav is filled in
   later by the caller. */
bool layout_load(struct layout *l, struct arena *a, struct site *site,
                 const struct theme_assets *assets, struct diags *d);

/* Appends the finished page to `out`, and empties nothing: page->doc must be
   resolved. False when a fault was reported (in the page's diagnostics).
   `scratch` is given back as it was; `out` must not lie in it. */
bool layout_page(const struct layout *l, struct page *page,
                 struct layout_shared *shared, struct arena *scratch,
                 struct buf *out);

/* Appends a page that is not of the site's content: 404.html, the page of all
   names, and index.html where the site has no index page. Without an output
   path (404: served for any address) its links are absolute, from the path of
   base_url. `content` is HTML. */
bool layout_extra(const struct layout *l, str template, str title, str content,
                  str output, struct arena *scratch, struct diags *d,
                  struct buf *out);

/* Appends the page that stands for a settled redirect. */
bool layout_moved(const struct layout *l, const struct redirect *r,
                  struct arena *scratch, struct diags *d, struct buf *out);
