// SPDX-License-Identifier: MIT
// layout: puts a page's content into its template, with navigation, breadcrumbs
// and everything else around it.
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
    str css, js, icon, code_js;      /* output paths of the theme's files: */
    str search_script, search_style; /* the same */
    str tables_js;                   /* the same */
    str styles[STYLES];              /* the same, of STYLE_SHEETS */
    unsigned styled; /* style sheets that the site's own templates need */
    /* receives the style sheets that pages link, or NULL */
    atomic_uint *linked;
};

/* Kept by a thread between pages: the navigation entries that the pages of a
   folder share, and the printed tables of the current page, for the search.
   Initially zeroed. */
struct layout_shared {
    struct arena a, texts;
    str folder;       /* folder of the output paths */
    struct map items; /* struct nav_node * -> struct page_nav_item * */
};

/* Compiles the theme's templates, replaced by the site's; everything lives in
   `a`. False, after a report, if one is malformed or missing. The caller sets
   `nav` later. */
bool layout_load(struct layout *l, struct arena *a, struct site *site,
                 const struct theme_assets *assets, struct diags *d);

/* Appends the finished page to `out`; page->doc must be resolved. False after
   an error, in the page's diagnostics. Leaves `scratch` unchanged; `out` must
   not live in it. */
bool layout_page(const struct layout *l, struct page *page,
                 struct layout_shared *shared, struct arena *scratch,
                 struct buf *out);

/* Appends a page that is not of the site's content: 404.html, the page of all
   names, or a generated index.html. Without an output path (for 404.html, which
   is served at any path), its links are absolute, below the path of base_url.
   `content` is HTML. */
bool layout_extra(const struct layout *l, str template, str title, str content,
                  str output, struct arena *scratch, struct diags *d,
                  struct buf *out);

/* Appends the page of a redirect, after moved_settle. */
bool layout_moved(const struct layout *l, const struct redirect *r,
                  struct arena *scratch, struct diags *d, struct buf *out);
