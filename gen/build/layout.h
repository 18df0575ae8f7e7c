// SPDX-License-Identifier: MIT
// layout: renders a page's content with its template, adding navigation,
// breadcrumbs and all other parts around it.
#pragma once

#include <stdatomic.h>

#include "base/buf.h"
#include "build/menu.h"
#include "output/assets.h"
#include "render/styles.h"
#include "template/template.h"

struct redirect;

/* Scripts that only some pages load, and a style sheet that such a script
   loads. */
enum layout_script {
    LAYOUT_CODE,
    LAYOUT_CHARTS,
    LAYOUT_TABLES,
    LAYOUT_COMPARE,
    LAYOUT_COMPARE_STYLE,
    LAYOUT_NEWER,
    LAYOUT_WHAT_IF,
    LAYOUT_SCRIPTS
};

/* The asset names of the scripts and of the style sheet, by enum layout_script.
 */
extern const str LAYOUT_SCRIPT_NAMES[LAYOUT_SCRIPTS];

struct layout {
    const struct site *site;
    const struct nav *nav;
    const struct template_set *templates;
    /* output paths of the theme's files */
    str css, js, icon;
    str search_script, search_style;
    str scripts[LAYOUT_SCRIPTS]; /* output paths of LAYOUT_SCRIPT_NAMES */
    str styles[STYLES];          /* output paths of STYLE_SHEETS */
    unsigned styled; /* the STYLE_SHEETS that the site's own templates need, as
                        bits */
    /* Collects the style sheets and scripts that pages link: bit i is
       STYLE_SHEETS[i], bit STYLES + i is script i. NULL: not collected. */
    atomic_uint *linked;
};

/* Data that a thread keeps between pages: the navigation entries that the pages
   of a folder share, and the formatted tables of the current page, for the
   search. Initially zeroed. */
struct layout_shared {
    struct menu_shared menu;
    struct arena texts;
};

/* Fills l and compiles the theme's templates with the site's replacements, in
   `a`. Returns false after reporting a malformed or missing template. The
   caller sets l->nav later. */
bool layout_load(struct layout *l, struct arena *a, struct site *site,
                 const struct theme_assets *assets, struct diags *d);

/* Appends the finished HTML of a page to `out`. The references in page->doc
   must be resolved. Returns false after an error, which is in the page's
   diagnostics. `scratch` is rewound; `out` must not be allocated there. */
bool layout_page(const struct layout *l, struct page *page,
                 struct layout_shared *shared, struct arena *scratch,
                 struct buf *out);

/* Appends a page that is not made from a source: 404.html, the page of all
   names, or a generated index.html. `content` is HTML. The page's links are
   relative to `output`. If `output` is STR_NONE, as for 404.html, which is
   served at any path, the links are absolute, below the path of base_url.
   Returns false after a reported error. */
bool layout_extra(const struct layout *l, str template, str title, str content,
                  str output, struct arena *scratch, struct diags *d,
                  struct buf *out);

/* Appends the page of a redirect. Call it after moved_settle. Returns false
   after a reported error. */
bool layout_moved(const struct layout *l, const struct redirect *r,
                  struct arena *scratch, struct diags *d, struct buf *out);
