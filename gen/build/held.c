// SPDX-License-Identifier: MIT
// held: writes each file of a page once, unless it is an SVG that could run
// code.
#include "build/held.h"

#include "base/codes/files.h"
#include "base/map.h"
#include "base/path.h"
#include "doc/document.h"
#include "load/page.h"
#include "load/site.h"
#include "output/xml_safe.h"

/* Returns whether a file may be published. Returns false after reporting an SVG
   that could run code, unless the site allows raw HTML. */
static bool is_safe(const struct site *site, struct page *page,
                    const struct made_file *f, struct arena *scratch)
{
    size_t at;
    str what;
    if (site->config.raw_html || !str_ends(f->name, S(".svg")) ||
        xml_is_safe(scratch, XML_SVG, f->bytes, &what, &at))
        return true;
    diag_at(&page->diags, DIAG_NOTEBOOK, f->at,
            str_fmt(scratch, "the SVG is not allowed: it contains %.*s",
                    STR_ARG(what)));
    diag_help(&page->diags,
              "store the image as PNG or, if you trust all authors, set "
              "allow_raw_html: true in perfpress.yaml");
    return false;
}

bool held_put(const struct site *site, struct page *page, struct sink *sink,
              struct arena *scratch)
{
    const struct made_files *made = &page->doc->made;
    struct map seen = {.a = scratch};
    bool ok = true;
    for (size_t i = 0; i < made->n; i++) {
        const struct made_file *f = &made->v[i];
        if (!map_add(&seen, f->name, page))
            continue;
        ok = is_safe(site, page, f, scratch) &&
             sink_put(sink, &page->diags,
                      path_join(scratch, path_dir(page->output), f->name),
                      f->bytes) &&
             ok;
    }
    return ok;
}
