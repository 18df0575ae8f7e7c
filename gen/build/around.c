// SPDX-License-Identifier: MIT
// around: looks up names of pages and files, and reports missing ones.
#include "build/around.h"

#include "base/codes/files.h"
#include "base/codes/reference.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "load/page.h"
#include "load/site.h"
#include "output/assets.h"

static const struct page *find_page(struct site *site, str path)
{
    const struct page *page = map_get(&site->page_names, path);
    if (!page && str_eq(path_ext(path), S(".html")))
        page = map_get(&site->page_names, path_without_ext(path));
    if (!page)
        page = map_get(&site->page_names,
                       writing_page_name(&site->config.writing, path));
    return page ? page
                : map_get(&site->page_names,
                          path_join(&site->arena, path, S("index")));
}

static void no_page(struct site *site, const struct look_link *l, str path,
                    struct diags *d)
{
    diag_at(d, DIAG_DOC_UNRESOLVED, l->at, path);
    str near = diag_nearest_key(d, path, &site->page_names);
    if (near.p)
        diag_help(d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(
            d, "expected the path of a page, relative to the content folder");
}

static void settle_link(struct site *site, struct look_link *l, struct diags *d)
{
    struct arena *a = &site->arena;
    size_t end = 0;
    if (!l->to.p || look_is_address(l->to))
        return;
    while (end < l->to.n && l->to.p[end] != '#' && l->to.p[end] != '?')
        end++;
    str written = str_slice(l->to, 0, end), path;
    l->suffix = uri_encode(a, str_from(l->to, end), "!#$%&'()*+,-./:;=?@_~");
    const struct page *page = NULL;
    if (path_normal(a, written, &path))
        page = find_page(site, path.n ? path : site->config.writing.root);
    if (page)
        l->output = page->output;
    else if (path.p && assets_has(site, path))
        l->output = path;
    else
        no_page(site, l, written, d);
}

static void settle_links(struct site *site, struct look_links *links,
                         struct diags *d)
{
    for (size_t i = 0; i < links->n; i++)
        settle_link(site, &links->v[i], d);
}

static void settle_file(struct site *site, struct look_file *f, struct diags *d)
{
    struct strs names = {0};
    if (!f->path.p || assets_has(site, f->path))
        return;
    diag_at(d, DIAG_FILE_MISSING, f->at, f->path);
    for (size_t i = 0; i < site->n_assets && diag_may_search(d, 1); i++)
        vec_push(&site->arena, &names, site->assets[i].output);
    str near = diag_nearest(d, f->path, names.v, names.n);
    if (near.p)
        diag_help(d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(
            d, "expected the path of a file, relative to the content folder");
    f->path = STR_NONE;
}

/* Excludes the links that edit pages or open issues from checks of external
   links. */
static void ignore_repository(struct site *site)
{
    struct config *c = &site->config;
    struct arena *a = &site->arena;
    const str ours[] = {repository_edit(a, &c->repository, S("*")),
                        repository_issue(a, &c->repository, S("*"), S(""))};
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++) {
        size_t star = str_find(ours[i], S("%2A"), 0);
        if (ours[i].p && star != STR_NPOS)
            vec_push(a, &c->external.ignore,
                     str_concat(a, str_slice(ours[i], 0, star), S("*")));
    }
}

void around_settle(struct site *site, struct diags *d)
{
    struct config *c = &site->config;
    settle_links(site, &c->header_links, d);
    settle_links(site, &c->footer, d);
    settle_file(site, &c->logo.light, d);
    settle_file(site, &c->logo.dark, d);
    settle_file(site, &c->favicon, d);
    ignore_repository(site);
}
