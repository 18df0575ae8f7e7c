// SPDX-License-Identifier: MIT
// extensions: a table of them, and a look at the texts of pages for the names
// of directives and roles.
#include "sphinx/extensions.h"

#include "base/vec.h"
#include "parse/mapped/runs_code.h"

static const char BUILT_IN[] = "perfpress has what it adds";
static const char THEME[] = "it changes Sphinx' theme; perfpress has its own";
static const char OUTPUT[] = "it makes files of Sphinx' output";
static const char NOTEBOOKS[] =
    "notebooks are pages, with the outputs that are stored in them";
static const char BLOG[] =
    "its posts are pages with a date, which postlist lists; pages of archives, "
    "tags and authors are not made";
static const char DATA[] =
    "templates become Mustache, in templates/data; datatemplate:json, :yaml "
    "and :nodata fill them";
static const char READS[] =
    "it reads code: store what it shows as .rst among the sources";
static const char PRINTS[] =
    "it runs programs: store what they print in a file, and show that by "
    "literalinclude";
static const char DRAWS[] =
    "it draws pictures: store them, and show them by image";
static const char BIBTEX[] =
    "BibTeX is not read: write sources as citations, '.. [Name2024] text', or "
    "as footnotes";
static const char LATER[] = "perfpress does not read what it adds";

static const struct {
    str name, constructs; /* parted by blanks */
    const char *what;
} EXTENSIONS[] = {
    {S_INIT("sphinx.ext.coverage"), S_INIT(""), OUTPUT},
    {S_INIT("sphinx.ext.doctest"),
     S_INIT("testcode testoutput testsetup testcleanup doctest"), BUILT_IN},
    {S_INIT("sphinxcontrib.bibtex"),
     S_INIT("bibliography cite cite:t cite:p footcite footbibliography"),
     BIBTEX},
    {S_INIT("sphinxcontrib.openapi"), S_INIT("openapi"), LATER},
    {S_INIT("sphinx_tabs.tabs"), S_INIT("tabs tab group-tab code-tab"),
     BUILT_IN},
    {S_INIT("sphinx_inline_tabs"), S_INIT("tab"), LATER},
    {S_INIT("sphinx_togglebutton"), S_INIT("toggle"), LATER},
    {S_INIT("sphinx_substitution_extensions"),
     S_INIT("substitution-code-block substitution-prompt "
            "substitution-code substitution-download"),
     BUILT_IN},
    {S_INIT("sphinx-prompt"), S_INIT("prompt"), BUILT_IN},
    {S_INIT("sphinx_prompt"), S_INIT("prompt"), BUILT_IN},
    {S_INIT("ablog"), S_INIT("post postlist"), BLOG},
    {S_INIT("sphinxcontrib.datatemplates"),
     S_INIT("datatemplate datatemplate:yaml datatemplate:json "
            "datatemplate:csv datatemplate:nodata"),
     DATA},
    {S_INIT("nbsphinx"), S_INIT("nbgallery nblinkgallery"), NOTEBOOKS},
    {S_INIT("sphinx.ext.todo"), S_INIT("todo todolist"), BUILT_IN},
    {S_INIT("sphinx.ext.autosectionlabel"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx.ext.ifconfig"), S_INIT("ifconfig"), BUILT_IN},
    {S_INIT("sphinx.ext.extlinks"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx.ext.intersphinx"), S_INIT("external"), BUILT_IN},
    {S_INIT("sphinx.ext.mathjax"), S_INIT("math"), BUILT_IN},
    {S_INIT("sphinx.ext.imgmath"), S_INIT("math"), BUILT_IN},
    {S_INIT("myst_parser"), S_INIT(""), BUILT_IN},
    {S_INIT("recommonmark"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx_design"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx_panels"), S_INIT("panels"), LATER},
    {S_INIT("sphinx_external_toc"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx_reredirects"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinxext.rediraffe"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx_sitemap"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinxext.opengraph"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx_copybutton"), S_INIT(""), BUILT_IN},
    {S_INIT("notfound.extension"), S_INIT(""), BUILT_IN},
    {S_INIT("sphinx.ext.githubpages"), S_INIT(""), OUTPUT},
    {S_INIT("sphinx_rtd_theme"), S_INIT(""), THEME},
    {S_INIT("sphinx_book_theme"), S_INIT(""), THEME},
    {S_INIT("pydata_sphinx_theme"), S_INIT(""), THEME},
    {S_INIT("sphinx_favicon"), S_INIT(""), THEME},
};
enum { N_EXTENSIONS = sizeof EXTENSIONS / sizeof *EXTENSIONS };

/* ---- names in a page ---- */

static size_t name_end(str s, size_t at)
{
    while (at < s.n &&
           (char_is_alnum(s.p[at]) || (s.p[at] && strchr("-_.:+", s.p[at]))))
        at++;
    return at;
}

static void add_name(struct arena *a, struct map *names, str name)
{
    map_add(names, str_lower(a, name), names);
}

/* ".. name::", "```{name}" and ":::{name}" at the start of a line. */
static void find_directive(struct arena *a, struct map *names, str line)
{
    str s = str_trim_left(line);
    if (str_starts(s, S(".. "))) {
        size_t end = str_find(s, S("::"), 3);
        size_t from = str_find(s, S("| "), 3);
        from = str_starts(str_from(s, 3), S("|")) && from != STR_NPOS ? from + 2
                                                                      : 3;
        if (end != STR_NPOS && from < end && name_end(s, from) >= end)
            add_name(a, names, str_slice(s, from, end));
    }
}

/* ":name:`" and "{name}`", and "{name}" behind a fence. */
static void find_roles(struct arena *a, struct map *names, str line)
{
    for (size_t i = 0, end; i < line.n; i = end) {
        char c = line.p[i];
        end = i + 1;
        if (c != ':' && c != '{')
            continue;
        end = name_end(line, i + 1);
        if (end == line.n || end < i + 2)
            continue;
        if (c == ':' && line.p[end] == '`' && line.p[end - 1] == ':')
            add_name(a, names, str_slice(line, i + 1, end - 1));
        else if (c == '{' && line.p[end] == '}')
            add_name(a, names, str_slice(line, i + 1, end));
    }
}

static void names_of(struct arena *a, str text, struct map *names)
{
    str line;
    while (str_cut(&text, '\n', &line)) {
        find_directive(a, names, line);
        find_roles(a, names, line);
    }
}

static bool uses(const struct map *names, str constructs)
{
    str word;
    while (str_word(&constructs, &word))
        if (map_find(names, word))
            return true;
    return false;
}

/* ---- all of them ---- */

/* What is known of an extension, wherever it stands. */
struct extension {
    str name;
    const char *what;
    str constructs;
    size_t pages; /* that use what it adds */
};

struct extensions {
    struct extension *v;
    size_t n, cap;
};

static struct extension find_extension(str name)
{
    static const char *const RUNS[] = {
        [RUNS_READS] = READS, [RUNS_PRINTS] = PRINTS, [RUNS_DRAWS] = DRAWS};
    const struct runs_code *runs = runs_code_of(name);
    if (runs)
        return (struct extension){name, RUNS[runs->what], runs->names, 0};
    for (size_t i = 0; i < N_EXTENSIONS; i++)
        if (str_eq(EXTENSIONS[i].name, name))
            return (struct extension){name, EXTENSIONS[i].what,
                                      EXTENSIONS[i].constructs, 0};
    return (struct extension){name,
                              "perfpress does not know it; unknown directives "
                              "and roles are told",
                              S(""), 0};
}

/* Pages that use what each adds. */
static void count_pages(struct site *site, struct extensions *all)
{
    for (size_t p = 0; p < site->n_pages; p++) {
        struct page *page = &site->pages[p];
        struct arena a = {0};
        struct map names = {.a = &a};
        if (site_read_page(site, page))
            names_of(&a, page->source.text, &names);
        for (size_t i = 0; i < all->n; i++)
            all->v[i].pages += uses(&names, all->v[i].constructs);
        page->source.text = STR_NONE;
        arena_free(&page->arena);
        diag_free(&page->diags);
        page->diags.levels = site->config.levels;
        arena_free(&a);
    }
}

void extensions_note(struct move *m, struct site *site)
{
    const struct conf_value *v = conf_get(&m->conf, S("extensions"));
    struct strs names = move_texts(m, v);
    struct extensions all = {0};
    for (size_t i = 0; i < names.n; i++)
        vec_push(m->a, &all, find_extension(names.v[i]));
    count_pages(site, &all);
    for (size_t i = 0; i < all.n; i++) {
        move_note(m, MOVE_EXTENSION, all.v[i].name, v->line,
                  str_c(all.v[i].what));
        m->notes.v[m->notes.n - 1].pages = all.v[i].pages;
    }
}
