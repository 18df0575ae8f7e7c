// SPDX-License-Identifier: MIT
// extensions: a table of them, and a look at the texts of pages for the names
// of directives and roles.
#include "sphinx/extensions.h"

#include "base/vec.h"

static const char BUILT_IN[] = "perfpress has what it adds";
static const char THEME[] = "it changes Sphinx' theme; perfpress has its own";
static const char OUTPUT[] = "it makes files of Sphinx' output";
static const char CODE[] =
    "it runs or reads code: store its pages (sphinx-build -b xml, or the .rst "
    "it writes) among the sources";
static const char PROGRAM[] =
    "it runs programs: store what they print in a file, and show that by "
    "literalinclude";
static const char LATER[] = "perfpress does not read what it adds";

static const struct {
    str name, constructs; /* parted by blanks */
    const char *what;
} EXTENSIONS[] = {
    {S_INIT("sphinx.ext.autodoc"),
     S_INIT("automodule autoclass autofunction automethod autoattribute "
            "autodata autoexception autodecorator autoproperty"),
     CODE},
    {S_INIT("sphinx.ext.autosummary"), S_INIT("autosummary"), CODE},
    {S_INIT("autoapi.extension"),
     S_INIT("autoapisummary autoapimodule autoapiclass autoapifunction"), CODE},
    {S_INIT("autodoc2"), S_INIT("autodoc2-object autodoc2-summary"), CODE},
    {S_INIT("sphinx_autodoc_typehints"), S_INIT(""), CODE},
    {S_INIT("sphinxcontrib.autodoc_pydantic"), S_INIT("autopydantic_model"),
     CODE},
    {S_INIT("numpydoc"), S_INIT(""), CODE},
    {S_INIT("sphinx.ext.napoleon"), S_INIT(""), CODE},
    {S_INIT("sphinx.ext.viewcode"), S_INIT(""), CODE},
    {S_INIT("sphinx.ext.linkcode"), S_INIT(""), CODE},
    {S_INIT("sphinx.ext.coverage"), S_INIT(""), OUTPUT},
    {S_INIT("sphinx.ext.doctest"),
     S_INIT("testcode testoutput testsetup testcleanup doctest"), LATER},
    {S_INIT("sphinx.ext.inheritance_diagram"), S_INIT("inheritance-diagram"),
     CODE},
    {S_INIT("breathe"),
     S_INIT("doxygenfile doxygenclass doxygenfunction doxygenstruct "
            "doxygengroup doxygenenum doxygentypedef doxygendefine "
            "doxygenvariable doxygenindex doxygennamespace"),
     CODE},
    {S_INIT("sphinxcontrib.programoutput"),
     S_INIT("program-output command-output"), PROGRAM},
    {S_INIT("sphinx_click"), S_INIT("click"), PROGRAM},
    {S_INIT("sphinx_argparse_cli"), S_INIT("sphinx_argparse_cli"), PROGRAM},
    {S_INIT("sphinxarg.ext"), S_INIT("argparse"), PROGRAM},
    {S_INIT("matplotlib.sphinxext.plot_directive"), S_INIT("plot"), PROGRAM},
    {S_INIT("IPython.sphinxext.ipython_directive"), S_INIT("ipython"), PROGRAM},
    {S_INIT("sphinx_gallery.gen_gallery"), S_INIT("minigallery"), PROGRAM},
    {S_INIT("jupyter_sphinx"), S_INIT("jupyter-execute"), PROGRAM},
    {S_INIT("sphinx.ext.graphviz"), S_INIT("graphviz digraph graph"), LATER},
    {S_INIT("sphinxcontrib.plantuml"), S_INIT("uml"), LATER},
    {S_INIT("sphinxcontrib.mermaid"), S_INIT("mermaid"), LATER},
    {S_INIT("sphinxcontrib.bibtex"),
     S_INIT("bibliography cite cite:t cite:p footcite footbibliography"),
     LATER},
    {S_INIT("sphinxcontrib.openapi"), S_INIT("openapi"), LATER},
    {S_INIT("sphinxcontrib.datatemplates"),
     S_INIT("datatemplate datatemplate:yaml datatemplate:json "
            "datatemplate:csv datatemplate:nodata"),
     LATER},
    {S_INIT("sphinx_tabs.tabs"), S_INIT("tabs tab group-tab code-tab"), LATER},
    {S_INIT("sphinx_inline_tabs"), S_INIT("tab"), LATER},
    {S_INIT("sphinx_togglebutton"), S_INIT("toggle"), LATER},
    {S_INIT("sphinx_substitution_extensions"),
     S_INIT("substitution-code substitution-prompt"), LATER},
    {S_INIT("sphinx-prompt"), S_INIT("prompt"), LATER},
    {S_INIT("sphinx_prompt"), S_INIT("prompt"), LATER},
    {S_INIT("ablog"), S_INIT("post postlist"), LATER},
    {S_INIT("nbsphinx"), S_INIT("nbgallery nblinkgallery"), LATER},
    {S_INIT("myst_nb"), S_INIT("code-cell glue"), LATER},
    {S_INIT("sphinx.ext.todo"), S_INIT("todolist"), LATER},
    {S_INIT("sphinx.ext.autosectionlabel"), S_INIT(""), LATER},
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

static size_t find_extension(str name)
{
    size_t i = 0;
    while (i < N_EXTENSIONS && !str_eq(EXTENSIONS[i].name, name))
        i++;
    return i;
}

/* Pages that use what an extension adds, of each in the table. */
static void count_pages(struct site *site, size_t *counts)
{
    for (size_t p = 0; p < site->n_pages; p++) {
        struct page *page = &site->pages[p];
        struct arena a = {0};
        struct map names = {.a = &a};
        if (site_read_page(site, page))
            names_of(&a, page->source.text, &names);
        for (size_t i = 0; i < N_EXTENSIONS; i++)
            counts[i] += uses(&names, EXTENSIONS[i].constructs);
        page->source.text = STR_NONE;
        arena_free(&page->arena);
        diag_free(&page->diags);
        page->diags.levels = site->config.levels;
        arena_free(&a);
    }
}

void extensions_note(struct move *m, struct site *site)
{
    size_t counts[N_EXTENSIONS] = {0};
    const struct conf_value *v = conf_get(&m->conf, S("extensions"));
    struct strs all = move_texts(m, v);
    count_pages(site, counts);
    for (size_t i = 0; i < all.n; i++) {
        size_t at = find_extension(all.v[i]);
        const char *what = at < N_EXTENSIONS
                               ? EXTENSIONS[at].what
                               : "perfpress does not know it; unknown "
                                 "directives and roles are told";
        move_note(m, MOVE_EXTENSION, all.v[i], v->line, str_c(what));
        m->notes.v[m->notes.n - 1].pages = at < N_EXTENSIONS ? counts[at] : 0;
    }
}
