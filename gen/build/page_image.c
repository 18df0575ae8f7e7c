// SPDX-License-Identifier: MIT
// page_image: resolves the name of an image.
#include "build/page_image.h"

#include "base/codes/output.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "build/sitemap.h"
#include "doc/document.h"
#include "load/page.h"
#include "load/site.h"
#include "output/assets.h"
#include "resolve/index.h"

/* Adds the image to the page's files if the site publishes only files that
   pages name. Returns false if the site publishes all files, or if the image is
   missing. */
static bool add_file(const struct site *site, struct page *page, str output)
{
    struct page_info *info = page->info;
    str path = path_join(&info->arena, site->config.content, output);
    if (!site->config.published.named_only || !map_get(&site->files, path))
        return false;
    vec_push(&info->arena, &info->files,
             (struct index_file){path, str_dup(&info->arena, output)});
    return true;
}

/* The name of an image is relative to the page's folder or, with a leading
   slash, to the content folder. */
void page_image_find(const struct site *site, struct page *page)
{
    struct arena *a = &page->arena;
    const struct front_matter *front = &page->doc->front;
    str name = front->image, output;
    if (!name.n || !site->config.base_url.p)
        return;
    bool absolute = str_starts(name, S("/"));
    page->image_alt = front->image_alt.n ? front->image_alt : page->info->title;
    if (uri_is_web(name)) {
        page->image = name;
        return;
    }
    str dir = path_dir(page->path);
    str path = absolute || !dir.n
                   ? str_from(name, absolute)
                   : str_fmt(a, "%.*s/%.*s", STR_ARG(dir), STR_ARG(name));
    bool found = path_normal(a, path, &output) &&
                 (assets_has(site, output) || add_file(site, page, output));
    if (found) {
        page->image = sitemap_address(a, site, output);
        return;
    }
    diag_at(&page->diags, DIAG_CARD_IMAGE, front->image_at, name);
    diag_help(&page->diags, "name an image in %.*s/, or write a URL",
              STR_ARG(site->config.content));
}
