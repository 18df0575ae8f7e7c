// SPDX-License-Identifier: MIT
// files: resolves images and downloads in one walk over the tree.
#include "resolve/files.h"

#include "base/codes/files.h"
#include "base/codes/reference.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "load/guard.h"
#include "load/kind.h"
#include "load/page.h"
#include "load/site.h"
#include "load/site_lookup.h"

/* Whether an address cannot refer to a file of the site: it is empty, has a
   scheme or a host, or is only a fragment. */
static bool is_elsewhere(str uri)
{
    return !uri.n || str_starts(uri, S("//")) || str_starts(uri, S("#")) ||
           uri_scheme(uri).p;
}

/* Returns the output path of a file, given its path from the site root: the
   path without the content folder. */
static str output_of(const struct site *site, struct arena *a, str path)
{
    str folder = str_concat(a, site->config.content, S("/"));
    return str_starts(path, folder) ? str_from(path, folder.n) : path;
}

/* Records the host of an external image, as "https://example.org:8080". */
static void note_host(struct page *page, str uri)
{
    struct arena *a = &page->info->arena;
    struct strs *hosts = &page->info->image_hosts;
    if (str_starts(uri, S("//")))
        uri = str_concat(a, S("https:"), uri);
    size_t start = str_find(uri, S("://"), 0);
    if (start == STR_NPOS)
        return;
    size_t end = start + 3;
    while (end < uri.n && (char_is_alnum(uri.p[end]) ||
                           (uri.p[end] && strchr("-.:", uri.p[end]))))
        end++;
    str host = str_lower(a, str_slice(uri, 0, end));
    if (end == start + 3 || (end < uri.n && !strchr("/?#", uri.p[end])) ||
        (hosts->n && str_eq(hosts->v[hosts->n - 1], host)))
        return;
    vec_push(a, hosts, host);
}

/* Looks up the file of an image or download. For an image "chart.*", tries the
   types of images in Sphinx' order for HTML until a file exists. */
static bool look_up(const struct site *site, struct page *page,
                    const struct node *n, str file, str *path, struct diags *d)
{
    static const str KINDS[] = {S_INIT("svg"),  S_INIT("png"), S_INIT("gif"),
                                S_INIT("jpeg"), S_INIT("jpg"), S_INIT("jpe"),
                                S_INIT("webp"), S_INIT("avif")};
    str dir = path_dir(page->source.name),
        stem = str_slice(file, 0, file.n - 1);
    struct diags quiet = {.quiet = true};
    bool found = false;
    if (n->type != NODE_IMAGE || !str_ends(file, S(".*")))
        return site_lookup(site, &page->arena, d, dir, file, n->pos, path);
    for (size_t i = 0; !found && i < sizeof KINDS / sizeof *KINDS; i++)
        found =
            site_lookup(site, &page->arena, &quiet, dir,
                        str_concat(&page->arena, stem, KINDS[i]), n->pos, path);
    diag_free(&quiet);
    if (found)
        return true;
    diag_at(d, DIAG_FILE_MISSING, n->pos, file);
    diag_help(d, "no .svg, .png, .gif, .jpeg, .jpg, .webp or .avif has this "
                 "name");
    return false;
}

/* Replaces a node whose file is missing: a download by its text, an image by
   its alternative text or file name. */
static void without_file(struct page *page, struct node *n, str file)
{
    struct arena *a = &page->arena;
    str alt = node_get(n, "alt");
    bool picture = n->type == NODE_IMAGE;
    bool body = node_type_kind(n->parent->type) == NODE_KIND_BODY;
    struct node *text =
        node_new(a, body ? NODE_PARAGRAPH : NODE_INLINE, n->pos);
    if (picture)
        node_append(text, node_text(a, alt.n ? alt : file, n->pos));
    node_move_children(n, text);
    node_replace(n, text);
}

static void resolve(const struct site *site, struct page *page, struct node *n,
                    const char *name, struct diags *d)
{
    struct arena *a = &page->arena;
    str uri = node_get(n, name), path;
    if (n->type == NODE_IMAGE && is_elsewhere(uri))
        note_host(page, uri);
    if (is_elsewhere(uri))
        return;
    size_t end = str_find_char(uri, '#', 0);
    str written = end == STR_NPOS ? uri : str_slice(uri, 0, end);
    bool is_address =
        n->type != NODE_PENDING_XREF && written.n < PATH_ENCODED_BYTES;
    str file = is_address ? path_decode(a, written) : written;
    if (!look_up(site, page, n, file, &path, d)) {
        if (d->lenient && n->type != NODE_REFERENCE)
            without_file(page, n, file);
        return;
    }
    if (n->type == NODE_REFERENCE && kind_is_excluded(&site->config, path)) {
        diag_at(d, DIAG_FILE_MISSING, n->pos, file);
        return;
    }
    str output = output_of(site, a, path);
    str link = path_relative(a, page->output, output);
    node_set(a, n, name, str_concat(a, link, str_from(uri, written.n)));
    struct page_info *info = page->info;
    if (kind_copies(&site->config, path))
        vec_push(&info->arena, &info->assets, str_dup(&info->arena, path));
    else
        vec_push(&info->arena, &info->files,
                 (struct index_file){str_dup(&info->arena, path),
                                     str_dup(&info->arena, output)});
}

/* Whether an address is the output of a page, or the old address of a page that
   has moved. */
static bool leads_to_page(const struct site *site, struct page *page, str uri)
{
    str full, file;
    if (uri.n >= PATH_ENCODED_BYTES)
        return false;
    file = path_decode(&page->arena, uri);
    if (str_ends(file, S("/")))
        file = str_concat(&page->arena, file, S("index.html"));
    if (!str_eq(path_ext(file), S(".html")))
        return false;
    if (!str_starts(file, S("/")))
        file = path_join(&page->arena, path_dir(page->output), file);
    return path_normal(&page->arena, file, &full) &&
           (map_find(&site->page_names, path_without_ext(full)) ||
            map_find(&site->config.redirects.by_from, full));
}

str files_in_repository(const struct site *site, struct arena *a,
                        const struct page *page, str file)
{
    const struct repository *repository = &site->config.repository;
    struct arena scratch = {0};
    enum guard_answer answer = GUARD_OPEN;
    str below, found = STR_NONE;
    if (!repository->view.p)
        return STR_NONE;
    str path = path_join(&scratch, path_dir(page->source.name),
                         path_decode(&scratch, file));
    if (path_normal(&scratch, path, &below))
        answer = path_is_below(below, site->config.content)
                     ? GUARD_MISSING
                     : guard_find(site->guard, &scratch, GUARD_PAGES, below,
                                  NULL, NULL);
    if (answer == GUARD_OPEN || answer == GUARD_ELSEWHERE)
        found = repository_view(&scratch, repository, path);
    found = found.p ? str_dup(a, found) : STR_NONE;
    arena_free(&scratch);
    return found;
}

/* Resolves a link to a file of the site. If the file is missing, the link leads
   to the file in the site's repository, if the repository may contain it.
   Otherwise sets the attribute _unresolved and, except in Markdown, reports the
   link. A link that begins with '/' to a missing file is not changed: it starts
   at the root of the host, which may have files of other sites. */
static void resolve_link(const struct site *site, struct page *page,
                         struct node *n)
{
    struct diags quiet = {.quiet = true};
    str written = node_get(n, "refuri"), uri = str_trim(written);
    size_t end = 0;
    /* Removes white space around the URL, as in "\ address": browsers ignore
       it. */
    if (uri.n < written.n)
        node_set(&page->arena, n, "refuri", uri);
    if (is_elsewhere(uri))
        return;
    while (end < uri.n && end < PATH_ENCODED_BYTES && uri.p[end] != '#' &&
           uri.p[end] != '?')
        end++;
    str file = str_slice(uri, 0, end);
    if (!file.n || leads_to_page(site, page, file) ||
        (!path_ext(file).n && !str_ends(file, S("/"))))
        return;
    resolve(site, page, n, "refuri", &quiet);
    if (quiet.errors && !str_starts(file, S("/"))) {
        struct arena *a = &page->arena;
        str there = files_in_repository(site, a, page, file);
        if (there.p)
            node_set(a, n, "refuri", str_concat(a, there, str_from(uri, end)));
        else
            node_set(a, n, "_unresolved", file);
        if (!there.p && page->syntax != PAGE_MARKDOWN)
            files_report_link(site, page, n);
    }
    diag_free(&quiet);
}

void files_report_link(const struct site *site, struct page *page,
                       const struct node *n)
{
    diag_at(&page->diags, DIAG_LINK_UNRESOLVED, n->pos,
            node_get(n, "_unresolved"));
    diag_help(&page->diags,
              "a link must lead to a page's .html file, or to a file beside "
              "this page or in %.*s",
              STR_ARG(site->config.data));
}

/* Adds the files whose contents come from the page itself (doc->made), such as
   a notebook's images, to page->info->made, as output paths in the folder of
   the page, without duplicates. */
static void note_made(struct page *page)
{
    struct arena *a = &page->info->arena;
    const struct made_files *made = &page->doc->made;
    struct map seen = {.a = &page->arena};
    for (size_t i = 0; i < made->n; i++)
        if (map_add(&seen, made->v[i].name, page))
            vec_push(a, &page->info->made,
                     path_join(a, path_dir(page->output), made->v[i].name));
}

void files_resolve(const struct site *site, struct page *page)
{
    const struct node *root = page->doc->root;
    note_made(page);
    for (struct node *n = page->doc->root, *next; n; n = next) {
        /* Definitions of substitutions are skipped: rst_epilog adds its
           definitions to every page, whether the page uses them or not. */
        bool shown = n->type != NODE_SUBSTITUTION_DEFINITION;
        next = shown ? node_next(n, root) : node_skip(n, root);
        if (!shown || (n->type == NODE_IMAGE && node_has(n, "_made")))
            continue;
        if (n->type == NODE_IMAGE)
            resolve(site, page, n, "uri", &page->diags);
        else if (n->type == NODE_PENDING_XREF &&
                 str_eq(node_get(n, "reftype"), S("download")))
            resolve(site, page, n, "reftarget", &page->diags);
        else if (n->type == NODE_REFERENCE)
            resolve_link(site, page, n);
    }
}
