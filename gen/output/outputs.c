// SPDX-License-Identifier: MIT
// outputs: collects the paths. If several files have the same path, only the
// first keeps the path, in this order: pages, assets, files that pages name,
// data of tables, the theme's files.
#include "output/outputs.h"

#include "base/codes/files.h"
#include "base/path.h"
#include "base/unicode.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/index.h"
#include "resolve/objects.h"

static const char *const ADDED[] = {"404.html", "index.html",  "robots.txt",
                                    MOVED_LIST, "sitemap.xml", HEADERS_FILE,
                                    "feed.xml"};

enum { N_ADDED = sizeof ADDED / sizeof *ADDED };

/* ---- faults ---- */

static struct pos pos_of(struct outputs *o, str source)
{
    struct source *src = NEW(&o->a, struct source);
    src->name = source;
    return (struct pos){.src = src};
}

/* Reports that the sources `first` and `second` have the same output path.
   STR_NONE means that perfpress itself writes the file. Reports at the position
   of `second` or, if `second` is STR_NONE, of `first`. */
static void report_clash(struct outputs *o, struct diags *d, str first,
                         str second, str path, const char *help)
{
    static const str OURS = S_INIT("perfpress");
    diag_at(d, DIAG_FILE_CLASH, pos_of(o, second.p ? second : first),
            first.p ? first : OURS, second.p ? second : OURS, S("output path"),
            path);
    str theirs = first.p ? first : second;
    if (first.p && second.p)
        diag_help(d, "%s", help);
    else
        diag_help(d,
                  "perfpress itself writes '%.*s'; rename '%.*s' or its folder",
                  STR_ARG(path), STR_ARG(theirs));
}

/* ---- all files ---- */

/* Registers a path. Reports a path that another source already has, unless both
   sources are pages: load/site reports two pages with one path. */
static void add(struct outputs *o, struct diags *d, str path, str source,
                const struct page *page)
{
    const struct output_file *other = map_get(&o->by_path, path);
    if (other) {
        if (!(other->page && page) &&
            !(source.p && str_eq(other->source, source)))
            report_clash(o, d, other->source, source, path,
                         "rename one of them");
        if (source.p && !str_eq(other->source, source))
            map_put(&o->lost, source, o);
        return;
    }
    struct output_file *file = NEW(&o->a, struct output_file);
    *file = (struct output_file){path, source, page};
    map_put(&o->by_path, path, file);
}

/* Registers the data files of a page's tables. Table ids are unique within a
   page. */
static void add_tables(struct outputs *o, struct diags *d,
                       const struct page *page)
{
    static const char *const FORMATS[] = {".csv", ".json"};
    const struct strs *tables = &page->info->tables;
    for (size_t i = 0; i < tables->n; i++)
        for (size_t k = 0; k < sizeof FORMATS / sizeof *FORMATS; k++)
            add(o, d, str_concat(&o->a, tables->v[i], str_c(FORMATS[k])),
                page->source.name, NULL);
}

static void add_held(struct outputs *o, struct diags *d,
                     const struct page *page)
{
    for (size_t i = 0; i < page->info->made.n; i++)
        add(o, d, page->info->made.v[i], page->source.name, NULL);
}

static void add_named(struct outputs *o, struct diags *d,
                      const struct site *site)
{
    for (size_t i = 0; i < site->n_pages; i++)
        add(o, d, site->pages[i].output, site->pages[i].source.name,
            &site->pages[i]);
    for (size_t i = 0; i < site->n_assets; i++)
        add(o, d, site->assets[i].output, site->assets[i].path, NULL);
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct index_files *files = &site->pages[i].info->files;
        for (size_t k = 0; k < files->n; k++)
            add(o, d, files->v[k].output, files->v[k].path, NULL);
    }
}

static void add_made(struct outputs *o, struct diags *d,
                     const struct site *site, const struct theme_assets *theme)
{
    for (size_t i = 0; i < site->n_pages; i++)
        add_tables(o, d, &site->pages[i]);
    for (size_t i = 0; i < site->n_pages; i++)
        add_held(o, d, &site->pages[i]);
    for (size_t i = 0; i < theme->n; i++)
        add(o, d, theme->v[i].output, STR_NONE, NULL);
    if (!site->config.search.on)
        return;
    add(o, d, S(SEARCH_INDEX), STR_NONE, NULL);
    add(o, d, S(SEARCH_FOLDER "t0.js"), STR_NONE, NULL);
}

/* ---- clashes ---- */

static void index_folders(struct outputs *o, struct output_file *file)
{
    for (str dir = path_dir(file->path); dir.n && !map_find(&o->folders, dir);
         dir = path_dir(dir))
        map_put(&o->folders, dir, file);
}

static void report_case(struct outputs *o, struct diags *d,
                        const struct output_file *first,
                        const struct output_file *second)
{
    bool twins = unicode_are_twins(first->path, second->path);
    diag_at(d, DIAG_FILE_CASE, pos_of(o, second->source), first->path,
            second->path,
            twins ? S("the encoding of accents") : S("upper and lower case"));
    diag_help(d,
              "some hosts and file systems ignore %s; rename '%.*s' or '%.*s'",
              twins ? "this difference" : "case", STR_ARG(first->source),
              STR_ARG(second->source));
}

/* Registers the path of `file` in lower case, with accents as separate
   characters. Reports an earlier path that is equal in this form. Call it for
   the site's own files only: names of generated files contain the names of
   their pages, which are checked. */
static void index_case(struct outputs *o, struct diags *d,
                       struct output_file *file)
{
    str lower = str_lower(&o->a, unicode_split(&o->a, file->path));
    const struct output_file *like = map_get(&o->lower, lower);
    if (like)
        report_case(o, d, like, file);
    else
        map_put(&o->lower, lower, file);
}

static const char FOLDER_HELP[] = "one of them needs a file at this path, the "
                                  "other a folder; rename one of them";

static void check_folders(struct outputs *o, struct diags *d,
                          const struct site *site)
{
    for (size_t i = 0; i < o->folders.n; i++) {
        str dir = o->folders.v[i].key;
        const struct output_file *below = o->folders.v[i].value;
        const struct output_file *file = map_get(&o->by_path, dir);
        if (file || outputs_adds(site, dir))
            report_clash(o, d, file ? file->source : STR_NONE, below->source,
                         dir, FOLDER_HELP);
    }
}

static void add_one(struct outputs *o, str path)
{
    struct output_file *file = NEW(&o->a, struct output_file);
    file->path = path;
    map_add(&o->by_path, path, file);
}

void outputs_complete(struct outputs *o, const struct site *site)
{
    const struct redirects *moved = &site->config.redirects;
    const str names[] = {site->config.search.page, S(OBJECTS_INDEX),
                         S(OBJECTS_MODULES)};
    for (size_t i = 0; i < moved->n; i++)
        add_one(o, moved->v[i].from);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].p && outputs_adds(site, names[i]))
            add_one(o, names[i]);
    for (size_t i = 0; i < N_ADDED; i++)
        if (outputs_adds(site, str_c(ADDED[i])))
            add_one(o, str_c(ADDED[i]));
}

bool outputs_adds(const struct site *site, str path)
{
    const struct search_choice *search = &site->config.search;
    if ((search->on && str_eq(path, search->page)) ||
        (site->added.lists_keywords && str_eq(path, S(OBJECTS_INDEX))) ||
        (site->added.lists_modules && str_eq(path, S(OBJECTS_MODULES))))
        return true;
    for (size_t i = 0; i < N_ADDED; i++)
        if (str_eq(path, str_c(ADDED[i])))
            return str_eq(path, S(MOVED_LIST)) ? site->config.redirects.n > 0
                   : str_eq(path, S(HEADERS_FILE)) ? site->config.headers.on
                   : str_eq(path, S("sitemap.xml"))
                       ? site->config.base_url.p != NULL
                   : str_eq(path, S("feed.xml")) ? site->added.has_feed
                                                 : true;
    return false;
}

void outputs_collect(struct outputs *o, const struct site *site,
                     const struct theme_assets *theme, struct diags *d)
{
    *o = (struct outputs){0};
    o->by_path.a = o->lower.a = o->folders.a = o->lost.a = &o->a;
    add_named(o, d, site);
    for (size_t i = 0; i < o->by_path.n; i++)
        index_case(o, d, o->by_path.v[i].value);
    add_made(o, d, site, theme);
    for (size_t i = 0; i < o->by_path.n; i++)
        index_folders(o, o->by_path.v[i].value);
    check_folders(o, d, site);
}

void outputs_leave_out(const struct outputs *o, struct site *site)
{
    size_t kept = 0;
    for (size_t i = 0; i < site->n_assets && o->lost.n; i++)
        if (!map_find(&o->lost, site->assets[i].path))
            site->assets[kept++] = site->assets[i];
    site->n_assets = o->lost.n ? kept : site->n_assets;
    for (size_t i = 0; i < site->n_pages && o->lost.n; i++) {
        struct index_files *files = &site->pages[i].info->files;
        kept = 0;
        for (size_t k = 0; k < files->n; k++)
            if (!map_find(&o->lost, files->v[k].path))
                files->v[kept++] = files->v[k];
        files->n = kept;
    }
    for (size_t i = 0; i < o->lost.n; i++)
        map_put(&site->added.lost, str_dup(&site->arena, o->lost.v[i].key),
                site);
}

void outputs_free(struct outputs *o)
{
    arena_free(&o->a);
}
