// SPDX-License-Identifier: MIT
// kind: see kind.h.
#include "load/kind.h"

#include "base/path.h"
#include "load/json/json_dataset.h"
#include "load/scan.h"
#include "load/schema.h"
#include "load/sqlite/database_frame.h"

bool kind_is_excluded(const struct config *c, str path)
{
    str content = c->content, rest = path, name;
    bool out = path_is_below(path, content) &&
               exclude_has(&c->exclude,
                           content.n ? str_from(path, content.n + 1) : path);
    while (!out && str_cut(&rest, '/', &name))
        out = scan_skips_name(name);
    return out;
}

/* Converts a path relative to the root into one relative to content/. */
static str from_content(const struct config *c, str path)
{
    str content = c->content;
    return content.n ? str_from(path, content.n + 1) : path;
}

/* Returns the output path of a file that `static:` or `extra:` publishes;
   STR_NONE for other files. */
static str output_of_static(const struct config *c, struct arena *a, str path)
{
    const struct published *p = &c->published;
    if (!p->statics.n && !p->extra.n)
        return STR_NONE;
    return path_is_below(path, c->content)
               ? published_output(a, p, from_content(c, path))
               : STR_NONE;
}

/* Whether a file is a page. If `include:` is given, one of its patterns must
   match. */
static bool is_page(const struct config *c, str path, enum page_syntax *syntax)
{
    struct arena scratch = {0};
    bool fixed = output_of_static(c, &scratch, path).p;
    arena_free(&scratch);
    return !fixed && path_is_below(path, c->content) &&
           writing_is_page(&c->writing, path, syntax) &&
           (!c->include.n || exclude_has(&c->include, from_content(c, path)));
}

static bool is_dataset(str path)
{
    static const str TABLES[] = {S_INIT(".csv"), S_INIT(".tsv")};
    if (database_is(path))
        return true;
    if (json_dataset_is(path))
        return !schema_misnamed(path).p;
    if (str_eq_nocase(path_ext(path), S(".gz")))
        path = path_without_ext(path);
    str ext = path_ext(path);
    return STR_AMONG_NOCASE(ext, TABLES);
}

/* Whether perfpress.yaml names a file for all pages: as a logo, as an icon or
   in a link. */
static bool is_for_all_pages(const struct config *c, str path)
{
    str file = from_content(c, path);
    bool is = str_eq(file, c->logo.light.path) ||
              str_eq(file, c->logo.dark.path) || str_eq(file, c->favicon.path);
    for (size_t i = 0; i < c->header_links.n; i++)
        is |= str_eq(file, c->header_links.v[i].to);
    for (size_t i = 0; i < c->footer.n; i++)
        is |= str_eq(file, c->footer.v[i].to);
    return is;
}

/* Whether a file is the query of an entry of `fetch:`. */
static bool is_query(const struct config *c, str path)
{
    bool is = false;
    for (size_t i = 0; i < c->fetch.n; i++)
        is |= str_eq(c->fetch.v[i].query, path);
    return is;
}

bool kind_copies(const struct config *c, str path)
{
    enum page_syntax syntax;
    struct arena scratch = {0};
    str fixed = output_of_static(c, &scratch, path);
    bool in_place = str_eq(fixed, from_content(c, path));
    arena_free(&scratch);
    if (fixed.p)
        return in_place;
    if (!path_is_below(path, c->content) || is_dataset(path) ||
        database_is_beside(path) || is_query(c, path) ||
        writing_is_page(&c->writing, path, &syntax))
        return false;
    return is_for_all_pages(c, path) ||
           (!c->published.named_only && !path_is_below(path, c->data) &&
            !schema_is(path) && !kind_is_excluded(c, path));
}

enum file_kind kind_of(const struct config *c, struct arena *a, str path,
                       enum page_syntax *syntax, str *output)
{
    bool content = path_is_below(path, c->content);
    str fixed = output_of_static(c, a, path);
    *output = fixed.p ? fixed : content ? from_content(c, path) : path;
    if (is_page(c, path, syntax))
        return KIND_PAGE;
    if (fixed.p)
        return KIND_ASSET;
    if (is_dataset(path))
        return KIND_DATASET;
    return kind_copies(c, path) ? KIND_ASSET : KIND_OTHER;
}
