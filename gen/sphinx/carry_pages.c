// SPDX-License-Identifier: MIT
// carry_pages: settings of conf.py that say what the pages are, and how they
// are written.
#include "base/path.h"
#include "base/vec.h"
#include "load/config.h"
#include "load/exclude.h"
#include "load/keys/myst_choice.h"
#include "parse/role/role.h"
#include "sphinx/carry_tables.h"
#include "sphinx/yaml_put.h"

/* ---- title, language ---- */

/* Of project and html_title the latter counts. */
static void title(struct move *m, const struct carry *c,
                  const struct conf_value *v)
{
    const struct conf_value *html = conf_get(&m->conf, S("html_title"));
    bool has = conf_value_is_text(html) && !str_blank(html->text);
    if (!conf_value_is_text(v) || str_blank(v->text))
        return;
    if (v == html || !has)
        yaml_put_pair(&m->yaml, c->key, v->text);
    carry_done(m, c, v);
}

static void language(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    str tag = conf_value_is_text(v) ? str_replace(m->a, v->text, S("_"), S("-"))
                                    : S("");
    bool good = tag.n && char_is_alpha(tag.p[0]);
    for (size_t i = 0; i < tag.n; i++)
        good &= char_is_alnum(tag.p[i]) || tag.p[i] == '-';
    if (!good)
        return;
    yaml_put_pair(&m->yaml, c->key, tag);
    carry_done(m, c, v);
}

static void rights(struct move *m, const struct carry *c,
                   const struct conf_value *v)
{
    const struct conf_value *other = conf_get(&m->conf, S("project_copyright"));
    if (!conf_value_is_text(v) && conf_value_is_text(other))
        v = other;
    if (!conf_value_is_text(v) || !v->text.n)
        return;
    bool marked = str_starts(v->text, S("\xc2\xa9")) ||
                  str_eq_nocase(str_slice(v->text, 0, 9), S("copyright"));
    yaml_put_pair(&m->yaml, c->key,
                  marked ? v->text : str_concat(m->a, S("\xc2\xa9 "), v->text));
    carry_done(m, c, v);
}

/* ---- which files ---- */

/* Sphinx' default is index; of two names the newer one counts. */
static void root(struct move *m, const struct carry *c,
                 const struct conf_value *v)
{
    if (!conf_value_is_text(v) || str_eq(v->text, S("index")) ||
        (str_eq(c->name, S("master_doc")) && conf_get(&m->conf, S("root_doc"))))
        return;
    yaml_put_pair(&m->yaml, c->key, v->text);
    carry_done(m, c, v);
}

static void put_suffix(struct buf *b, str ext, str language)
{
    if (b->n)
        buf_puts(b, ", ");
    yaml_put_text(b, ext);
    buf_printf(b, ": %.*s", STR_ARG(language));
}

static bool reads_markdown(const struct move *m)
{
    static const str NAMES[] = {S_INIT("myst_parser"),
                                S_INIT("myst_nb"),
                                S_INIT("recommonmark"),
                                S_INIT("m2r"),
                                S_INIT("m2r2"),
                                S_INIT("rocm_docs"),
                                S_INIT("sphinx_mdinclude")};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (move_has_extension(m, NAMES[i]))
            return true;
    return false;
}

/* Sphinx reads .rst alone where nothing is said, perfpress Markdown, too, which
   is left so where it is not known what is said; Markdown's extensions add
   theirs. */
static void suffixes(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    struct buf b = {.a = m->a};
    struct strs list = move_texts(m, v);
    bool markdown = reads_markdown(m), has_md = false, standard = true;
    bool notebooks = move_has_extension(m, S("nbsphinx")) ||
                     move_has_extension(m, S("myst_nb"));
    if (v->kind == CONF_NONE && conf_gap_of(&m->conf, c->name))
        return;
    for (size_t i = 0; v->kind == CONF_DICT && i < v->n; i++) {
        str language = v->v[i].value->text, ext = v->v[i].key;
        bool md = str_eq(language, S("markdown")) ||
                  str_find(language, S("myst"), 0) != STR_NPOS;
        bool rst = v->v[i].value->kind == CONF_NONE ||
                   str_eq(language, S("restructuredtext"));
        has_md |= str_eq(ext, S(".md"));
        standard &=
            (str_eq(ext, S(".rst")) && rst) || (str_eq(ext, S(".md")) && md);
        if (notebooks && str_eq(ext, S(".ipynb")))
            continue;
        if (md || rst)
            put_suffix(&b, ext, md ? S("markdown") : S("rst"));
        else
            move_note(m, MOVE_LEFT, c->name, v->line,
                      str_fmt(m->a, "%.*s files are not read", STR_ARG(ext)));
    }
    for (size_t i = 0; i < list.n; i++) {
        bool md = str_ends(list.v[i], S("md")) && markdown;
        if (notebooks && str_eq(list.v[i], S(".ipynb")))
            continue;
        has_md |= md;
        standard &= md || str_eq(list.v[i], S(".rst"));
        put_suffix(&b, list.v[i], md ? S("markdown") : S("rst"));
    }
    if (!b.n)
        put_suffix(&b, S(".rst"), S("rst"));
    if (markdown && !has_md)
        put_suffix(&b, S(".md"), S("markdown"));
    if (notebooks)
        put_suffix(&b, S(".ipynb"), S("notebook"));
    if (!standard || !(markdown || has_md))
        buf_printf(&m->yaml, "%.*s: {%.*s}\n", STR_ARG(c->key),
                   STR_ARG(buf_str(&b)));
    if (v->kind != CONF_NONE)
        carry_done(m, c, v);
}

/* Adds a pattern as perfpress has it; notes one that it cannot take. Empty ones
   fit nothing. */
static void add_pattern(struct move *m, struct map *all, str setting,
                        const struct conf_value *v)
{
    str pattern = v->text, normal;
    while (str_starts(pattern, S("./")))
        pattern = str_from(pattern, 2);
    while (str_starts(pattern, S("/")))
        pattern = str_from(pattern, 1);
    if (path_normal(m->a, pattern, &normal))
        pattern = normal;
    const char *why = pattern.n ? exclude_fault(m->a, pattern) : NULL;
    if (why)
        move_note(
            m, MOVE_LEFT, setting, v->line,
            str_fmt(m->a, "'%.*s' is left out: %s", STR_ARG(v->text), why));
    else if (pattern.n)
        map_add(all, pattern, m);
}

static void add_patterns(struct move *m, struct map *all, str setting,
                         const struct conf_value *v)
{
    for (size_t i = 0; v->kind == CONF_LIST && i < v->n; i++)
        if (conf_value_is_text(v->v[i].value))
            add_pattern(m, all, setting, v->v[i].value);
    if (conf_value_is_text(v))
        add_pattern(m, all, setting, v);
}

static bool put_patterns(struct move *m, str key, const struct map *all)
{
    struct strs list = {0};
    for (size_t i = 0; i < all->n; i++)
        vec_push(m->a, &list, all->v[i].key);
    if (list.n)
        yaml_put_list(&m->yaml, key, &list);
    return list.n > 0;
}

static void exclude(struct move *m, const struct carry *c,
                    const struct conf_value *v)
{
    const struct conf_value *t = conf_get(&m->conf, S("templates_path"));
    struct map all = {.a = m->a};
    add_patterns(m, &all, c->name, v);
    if (all.n)
        carry_done(m, c, v);
    struct strs folders = move_texts(m, t);
    for (size_t i = 0; i < folders.n; i++) {
        str folder = move_file(m, folders.v[i]);
        if (folder.p && !exclude_fault(m->a, folder))
            map_add(&all, folder, m);
    }
    put_patterns(m, c->key, &all);
    if (t)
        move_note(m, MOVE_LEFT, S("templates_path"), t->line,
                  S("they are Jinja's and of another theme; their folder is "
                    "not published"));
}

static void include(struct move *m, const struct carry *c,
                    const struct conf_value *v)
{
    struct map all = {.a = m->a};
    add_patterns(m, &all, c->name, v);
    if (!map_find(&all, S("**")) && put_patterns(m, c->key, &all))
        carry_done(m, c, v);
}

/* ---- how they are written ---- */

/* Extensions of MyST: those that perfpress has. */
static void extensions(struct move *m, const struct carry *c,
                       const struct conf_value *v)
{
    struct strs given = move_texts(m, v), known = {0};
    struct strs others = {0};
    for (size_t i = 0; i < given.n; i++)
        vec_push(m->a, myst_choice_has(given.v[i]) ? &known : &others,
                 given.v[i]);
    if (known.n) {
        yaml_put_list(&m->yaml, c->key, &known);
        carry_done(m, c, v);
    }
    if (others.n)
        move_note(m, MOVE_LEFT, c->name, v->line,
                  str_concat(m->a, S("perfpress has not "),
                             str_join(m->a, others.v, others.n, S(", "))));
}

/* Sphinx' own is Python's, whatever docutils has of the same name. */
static void primary_domain(struct move *m, const struct carry *c,
                           const struct conf_value *v)
{
    bool none = conf_get(&m->conf, c->key) && v->kind == CONF_NONE;
    if (v->kind == CONF_NONE)
        buf_printf(&m->yaml, "%.*s: %s\n", STR_ARG(c->key),
                   none ? "none" : "py");
    else
        carry_text(m, c, v);
}

/* Whether the site's language is one that smartquotes_excludes lists, which is
   ja where nothing is said. */
static bool has_plain_quotes(const struct move *m)
{
    const struct conf_value *lang = conf_get(&m->conf, S("language"));
    const struct conf_value *all =
        conf_get(&m->conf, S("smartquotes_excludes"));
    const struct conf_value *of =
        all ? conf_value_get(all, S("languages")) : NULL;
    if (!lang || !conf_value_is_text(lang))
        return false;
    if (!all)
        return str_eq(lang->text, S("ja"));
    for (size_t i = 0; of && i < of->n; i++)
        if (str_eq(of->v[i].value->text, lang->text))
            return true;
    return false;
}

/* The letters of smartquotes_action that mean the same here. */
static void smart_words(struct move *m, const struct conf_value *action)
{
    static const struct {
        char letter;
        str word;
    } LETTERS[] = {{'q', S_INIT(" quotes")},
                   {'D', S_INIT(" dashes")},
                   {'e', S_INIT(" dots")}};
    for (size_t i = 0; i < sizeof LETTERS / sizeof *LETTERS; i++)
        if (str_find_char(action->text, LETTERS[i].letter, 0) != STR_NPOS)
            buf_put(&m->yaml, LETTERS[i].word);
}

static void smart_action(struct move *m, const struct carry *c,
                         const struct conf_value *v)
{
    str letters = conf_value_is_text(v) ? v->text : STR_NONE;
    size_t known = 0;
    for (size_t i = 0; i < letters.n; i++)
        known += strchr("qDe", letters.p[i]) != NULL;
    if (letters.p && known == letters.n)
        carry_done(m, c, v);
    else if (v->kind != CONF_NONE)
        carry_left(m, c, v, "of its letters q, D and e are known");
}

static void smart_excludes(struct move *m, const struct carry *c,
                           const struct conf_value *v)
{
    if (v->kind == CONF_DICT)
        carry_done(m, c, v);
}

/* On unless it is said to be off. */
static void smartquotes(struct move *m, const struct carry *c,
                        const struct conf_value *v)
{
    const struct conf_value *action =
        conf_get(&m->conf, S("smartquotes_action"));
    bool given = v->kind != CONF_NONE;
    if ((!given || conf_value_is_true(v)) && !has_plain_quotes(m)) {
        buf_printf(&m->yaml, "%.*s:", STR_ARG(c->key));
        if (action && conf_value_is_text(action) &&
            !str_eq(action->text, S("qDe")))
            smart_words(m, action);
        else
            buf_puts(&m->yaml, " true");
        buf_putc(&m->yaml, '\n');
    }
    if (given)
        carry_done(m, c, v);
}

static void block(struct move *m, const struct carry *c,
                  const struct conf_value *v)
{
    if (!conf_value_is_text(v) || str_blank(v->text))
        return;
    yaml_put_block(&m->yaml, c->key, v->text);
    carry_done(m, c, v);
}

static void default_role(struct move *m, const struct carry *c,
                         const struct conf_value *v)
{
    if (!conf_value_is_text(v) || !v->text.n)
        return;
    for (size_t i = 0; role_name_at(i).p; i++)
        if (str_eq_nocase(role_name_at(i), v->text)) {
            carry_text(m, c, v);
            return;
        }
    yaml_put_pair(&m->yaml, c->key, S("literal"));
    move_note(m, MOVE_LEFT, c->name, v->line,
              str_fmt(m->a,
                      "there is no role '%.*s' here; 'literal' shows "
                      "such text as code",
                      STR_ARG(v->text)));
}

static bool is_numbered(str kind)
{
    static const str KINDS[] = {S_INIT("section"), S_INIT("figure"),
                                S_INIT("table"), S_INIT("code-block")};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_eq(KINDS[i], kind))
            return true;
    return false;
}

static void formats(struct move *m, const struct carry *c,
                    const struct conf_value *v)
{
    struct buf b = {.a = m->a};
    for (size_t i = 0; v->kind == CONF_DICT && i < v->n; i++) {
        const struct conf_value *x = v->v[i].value;
        if (!conf_value_is_text(x) || !is_numbered(v->v[i].key) ||
            (str_find(x->text, S("%s"), 0) == STR_NPOS &&
             str_find(x->text, S("{number}"), 0) == STR_NPOS))
            continue;
        buf_puts(&b, "  ");
        yaml_put_pair(&b, v->v[i].key, x->text);
    }
    if (!b.n)
        return;
    buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key), STR_ARG(buf_str(&b)));
    carry_done(m, c, v);
}

static void put_tags(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    (void)v;
    if (!m->conf.tags.n)
        return;
    yaml_put_list(&m->yaml, c->key, &m->conf.tags);
    move_note(m, MOVE_CARRIED, S("tags.add"), 0, c->key);
}

static void toc_file(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    str file = conf_value_is_text(v) ? move_file(m, v->text) : S("_toc.yml");
    if (v->kind == CONF_NONE &&
        !move_has_extension(m, S("sphinx_external_toc")))
        return;
    if (!file.p || !config_has_key(c->key)) {
        carry_left(m, c, v, "it lies outside of the content folder");
        return;
    }
    yaml_put_pair(&m->yaml, c->key, file);
    carry_done(m, c, v);
}

static void substitutions(struct move *m, const struct carry *c,
                          const struct conf_value *v)
{
    struct buf b = {.a = m->a};
    for (size_t i = 0; v->kind == CONF_DICT && i < v->n; i++) {
        str text = conf_value_text(m->a, v->v[i].value);
        if (!text.p)
            continue;
        buf_puts(&b, "  ");
        yaml_put_pair(&b, v->v[i].key, text);
    }
    if (b.n && config_has_key(c->key)) {
        buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key),
                   STR_ARG(buf_str(&b)));
        carry_done(m, c, v);
    } else if (b.n) {
        carry_left(m, c, v, "perfpress has nothing like it");
    }
}

/* A text, or [text, how many arguments, what the first is else]. */
static bool put_macro(struct move *m, struct buf *b, str name,
                      const struct conf_value *v)
{
    struct conf_item alone = {.value = v};
    const struct conf_item *parts = v->kind == CONF_LIST ? v->v : &alone;
    size_t n = v->kind == CONF_LIST ? v->n : 1;
    if (!n || n > 3)
        return false;
    buf_puts(b, "  ");
    yaml_put_text(b, name);
    buf_put(b, v->kind == CONF_LIST ? S(": [") : S(": "));
    for (size_t i = 0; i < n; i++) {
        str text = conf_value_text(m->a, parts[i].value);
        if (!text.p)
            return false;
        buf_put(b, i ? S(", ") : S(""));
        if (i == 1)
            buf_put(b, text);
        else
            yaml_put_quoted(b, text);
    }
    buf_put(b, v->kind == CONF_LIST ? S("]\n") : S("\n"));
    return true;
}

/* MathJax' macros; how else it is set is of no use to a page without it. */
static void macros(struct move *m, const struct carry *c,
                   const struct conf_value *v)
{
    const struct conf_value *tex = conf_value_get(v, S("tex"));
    tex = tex ? tex : conf_value_get(v, S("TeX"));
    const struct conf_value *all =
        tex ? conf_value_get(tex, S("macros")) : NULL;
    all = all || !tex ? all : conf_value_get(tex, S("Macros"));
    struct buf b = {.a = m->a};
    for (size_t i = 0; all && all->kind == CONF_DICT && i < all->n; i++) {
        size_t before = b.n;
        if (!put_macro(m, &b, all->v[i].key, all->v[i].value))
            b.n = before;
    }
    if (b.n) {
        buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key),
                   STR_ARG(buf_str(&b)));
        carry_done(m, c, v);
    } else if (v->kind != CONF_NONE) {
        carry_left(m, c, v, "formulas need no MathJax");
    }
}

static void highlight(struct move *m, const struct carry *c,
                      const struct conf_value *v)
{
    static const str NOTHING[] = {S_INIT("default"), S_INIT("none"),
                                  S_INIT("text")};
    for (size_t i = 0; i < sizeof NOTHING / sizeof *NOTHING; i++)
        if (str_eq(v->text, NOTHING[i]))
            return;
    if (str_eq(v->text, S("python3")))
        yaml_put_pair(&m->yaml, c->key, S("python"));
    else
        carry_text(m, c, v);
}

static void section_labels(struct move *m, const struct carry *c,
                           const struct conf_value *v)
{
    if (!move_has_extension(m, S("sphinx.ext.autosectionlabel")))
        return;
    buf_puts(&m->yaml, "autosectionlabel: true\n");
    if (conf_value_is_true(v))
        carry_bool(m, c, v);
}

static void section_label_depth(struct move *m, const struct carry *c,
                                const struct conf_value *v)
{
    if (move_has_extension(m, S("sphinx.ext.autosectionlabel")))
        carry_number(m, c, v);
}

#define ROW(name, key, run)            \
    {                                  \
        S_INIT(name), S_INIT(key), run \
    }

const struct carry CARRY_PAGES[] = {
    ROW("project", "title", title),
    ROW("html_title", "title", title),
    ROW("language", "lang", language),
    ROW("version", "version", carry_text),
    ROW("release", "release", carry_text),
    ROW("today", "today", carry_text),
    ROW("copyright", "copyright", rights),
    ROW("author", "creator", carry_text),
    ROW("root_doc", "root", root),
    ROW("master_doc", "root", root),
    ROW("source_suffix", "source_suffix", suffixes),
    ROW("exclude_patterns", "exclude", exclude),
    ROW("include_patterns", "include", include),
    ROW("external_toc_path", "toc", toc_file),
    ROW("autosectionlabel_prefix_document", "autosectionlabel_prefix_document",
        section_labels),
    ROW("autosectionlabel_maxdepth", "autosectionlabel_maxdepth",
        section_label_depth),
    ROW("rst_prolog", "rst_prolog", block),
    ROW("rst_epilog", "rst_epilog", block),
    ROW("smartquotes", "smartquotes", smartquotes),
    ROW("smartquotes_action", "smartquotes", smart_action),
    ROW("smartquotes_excludes", "smartquotes", smart_excludes),
    ROW("primary_domain", "primary_domain", primary_domain),
    ROW("default_role", "default_role", default_role),
    ROW("highlight_language", "highlight_language", highlight),
    ROW("todo_include_todos", "todo_include_todos", carry_bool),
    ROW("trim_doctest_flags", "trim_doctest_flags", carry_bool),
    ROW("numfig", "numfig", carry_bool),
    ROW("numfig_format", "numfig_format", formats),
    ROW("numfig_secnum_depth", "numfig_secnum_depth", carry_number),
    ROW("math_number_all", "math_number_all", carry_bool),
    ROW("math_numfig", "math_numfig", carry_bool),
    ROW("math_eqref_format", "math_eqref_format", carry_text),
    ROW("mathjax3_config", "math_macros", macros),
    ROW("mathjax_config", "math_macros", macros),
    ROW("add_function_parentheses", "add_function_parentheses", carry_bool),
    ROW("add_module_names", "add_module_names", carry_bool),
    ROW("manpages_url", "manpages_url", carry_text),
    ROW("myst_enable_extensions", "myst_enable_extensions", extensions),
    ROW("myst_dmath_allow_labels", "myst_dmath_allow_labels", carry_bool),
    ROW("myst_dmath_allow_space", "myst_dmath_allow_space", carry_bool),
    ROW("myst_dmath_allow_digits", "myst_dmath_allow_digits", carry_bool),
    ROW("myst_dmath_double_inline", "myst_dmath_double_inline", carry_bool),
    ROW("myst_fence_as_directive", "myst_fence_as_directive", carry_list),
    ROW("myst_linkify_fuzzy_links", "myst_linkify_fuzzy_links", carry_bool),
    ROW("myst_heading_anchors", "myst_heading_anchors", carry_number),
    ROW("myst_substitutions", "myst_substitutions", substitutions),
    ROW("tags", "tags", put_tags),
    {{0}, {0}, NULL},
};
