// SPDX-License-Identifier: MIT
// directive_sphinx: Sphinx' directives: toctree, only, versionadded and the
// like; and directives that show nothing in HTML.
#include "base/codes/directive.h"
#include "base/codes/template.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "doc/toctree.h"
#include "load/site.h"
#include "parse/directive/directive_family.h"

/* ---- toctree ---- */

static const struct option_spec TOCTREE[] = {
    {S_INIT("maxdepth"), OPTION_INT, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("caption"), OPTION_REQUIRED, NULL},
    {S_INIT("glob"), OPTION_FLAG, NULL},
    {S_INIT("hidden"), OPTION_FLAG, NULL},
    {S_INIT("includehidden"), OPTION_FLAG, NULL},
    {S_INIT("numbered"), OPTION_INT_OR_NONE, NULL},
    {S_INIT("titlesonly"), OPTION_FLAG, NULL},
    {S_INIT("reversed"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

static bool has_pattern(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] == '*' || s.p[i] == '?' || s.p[i] == '[')
            return true;
    return false;
}

/* Whether an entry is an address. Sets *safe to whether pages may link to the
   address. Reports an unsafe address here, because the navigation shows it
   without a check. */
static bool is_url(struct directive_call *c, const struct toctree_entry *e,
                   bool *safe)
{
    str scheme = uri_scheme(e->target);
    *safe = uri_scheme_is_safe(scheme);
    if (*safe)
        return scheme.p;
    diag_at(c->p->d, DIAG_LINK_SCHEME, e->at, scheme);
    diag_help(c->p->d,
              "expected a page, or a URL with one of the schemes " URI_SCHEMES);
    return true;
}

/* Reads an entry: page, title <page>, pattern, address or self. Returns false
   for an unsafe address, which is reported. */
static bool read_entry(struct directive_call *c, const struct line *l,
                       bool glob, struct toctree_entry *out)
{
    str s = str_trim(l->text), title = STR_NONE;
    size_t open = str_rfind_char(s, '<');
    if (str_ends(s, S(">")) && open != STR_NPOS && open > 0) {
        title = str_trim(str_slice(s, 0, open));
        s = str_slice(s, open + 1, s.n - 1);
    }
    struct toctree_entry e = {
        .kind = TOCTREE_PAGE,
        .title = title,
        .target = s,
        .at = line_pos(l, (size_t)(s.p - l->text.p), s.n),
    };
    bool safe;
    if (is_url(c, &e, &safe))
        e.kind = TOCTREE_URL;
    else if (str_eq(s, S("self")))
        e.kind = TOCTREE_SELF;
    else if (glob && !title.p && has_pattern(s))
        e.kind = TOCTREE_GLOB;
    else
        e.target = writing_page_name(&c->p->site->config.writing, s);
    *out = e;
    return safe;
}

static void toctree(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct toctree *t = NEW(a, struct toctree);
    bool glob = directive_flag(c, S("glob"));
    t->maxdepth = directive_number(c, S("maxdepth"), -1);
    t->numbered = directive_flag(c, S("numbered"))
                      ? directive_number(c, S("numbered"), 999)
                      : 0;
    t->hidden = directive_flag(c, S("hidden"));
    t->includehidden = directive_flag(c, S("includehidden"));
    t->titlesonly = directive_flag(c, S("titlesonly"));
    t->reversed = directive_flag(c, S("reversed"));
    t->caption = directive_text(c, S("caption"));
    for (size_t i = 0; i < c->content.n; i++) {
        struct toctree_entry e;
        if (!str_blank(c->content.v[i].text) &&
            read_entry(c, &c->content.v[i], glob, &e))
            vec_push(a, t, e);
    }
    struct node *n = directive_node(c, NODE_TOCTREE);
    n->data = t;
    node_append(parent, n);
}

/* Appends the toctrees that the site's toc file has for this page. */
static void table_of_contents(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    const struct site *site = p->site;
    str content = site->config.content, page = p->doc->root->pos.src->name;
    if (!site->toc.pages.n || !path_is_below(page, content))
        return;
    page = writing_page_name(&site->config.writing,
                             content.n ? str_from(page, content.n + 1) : page);
    struct toc_page *toc = map_get(&site->toc.pages, page);
    for (size_t i = 0; toc && i < toc->n; i++) {
        struct node *n = directive_node(c, NODE_TOCTREE);
        toc->v[i]->hidden = false; /* may be changed: no other page uses this
                                      toctree of the site */
        n->data = toc->v[i];
        node_append(parent, n);
    }
}

/* ---- only ---- */

/* An expression of tags that is being evaluated. */
struct tags {
    const struct strs *set; /* the site's tags; the tags of HTML are always
                               true */
    str rest;
    unsigned depth;
    bool bad;
};

enum { BRACKETS_MAX = 50 };

static bool next_is(struct tags *t, str word)
{
    t->rest = str_trim_left(t->rest);
    str after = str_from(t->rest, word.n);
    if (!str_starts(t->rest, word) ||
        (char_is_alpha(word.p[0]) && after.n &&
         (char_is_alnum(after.p[0]) || after.p[0] == '_')))
        return false;
    t->rest = after;
    return true;
}

static bool any_of(struct tags *t);

/* one: tag | "(" any ")" | "not" one */
static bool one_of(struct tags *t)
{
    bool negate = false, yes;
    size_t n = 0;
    while (next_is(t, S("not")))
        negate = !negate;
    if (next_is(t, S("("))) {
        yes = ++t->depth < BRACKETS_MAX && any_of(t);
        t->bad = t->bad || t->depth-- >= BRACKETS_MAX || !next_is(t, S(")"));
        return yes != negate;
    }
    t->rest = str_trim_left(t->rest);
    while (n < t->rest.n && (char_is_alnum(t->rest.p[n]) ||
                             t->rest.p[n] == '_' || t->rest.p[n] == '-'))
        n++;
    str tag = str_slice(t->rest, 0, n);
    t->bad = t->bad || n == 0;
    t->rest = str_from(t->rest, n);
    yes = str_eq(tag, S("html")) || str_eq(tag, S("builder_html")) ||
          str_eq(tag, S("format_html"));
    for (size_t i = 0; i < t->set->n; i++)
        yes = yes || str_eq(tag, t->set->v[i]);
    return yes != negate;
}

/* all: one { "and" one } */
static bool all_of(struct tags *t)
{
    bool yes = one_of(t);
    while (!t->bad && next_is(t, S("and")))
        yes = one_of(t) && yes;
    return yes;
}

/* any: all { "or" all } */
static bool any_of(struct tags *t)
{
    bool yes = all_of(t);
    while (!t->bad && next_is(t, S("or")))
        yes = all_of(t) || yes;
    return yes;
}

/* Shows the body if the expression of tags is true. The known tags are the
   site's tags and the tags of HTML. */
static void only(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct tags t = {.set = &p->site->config.writing.tags, .rest = c->argument};
    bool yes = any_of(&t);
    if (t.bad || !str_blank(t.rest)) {
        directive_fault(
            c, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
            str_fmt(p->a, "malformed condition '%.*s'", STR_ARG(c->argument)));
        diag_help(p->d, "write tags with 'and', 'or' and 'not', such as html "
                        "and draft; the site has the tag html and those below "
                        "'tags:' in perfpress.yaml");
        return;
    }
    if (yes && c->content.n)
        p->syntax->block(p, c->content, parent,
                         directive_in_section(c, parent));
}

/* ---- versionadded, ... ---- */

static const char *const VERSION_TEXTS[] = {
    "New in version %.*s", "Changed in version %.*s",
    "Deprecated since version %.*s", "Removed in version %.*s"};

static const char *const VERSION_CLASSES[] = {"added", "changed", "deprecated",
                                              "removed"};

static const struct option_spec NO_OPTIONS[] = {{{0}, 0, NULL}};

/* Appends a note about a version. The label, such as "New in version 2.1", is
   inserted into the first paragraph of the body, unless the argument has text
   after the version. */
static void version(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct arena *a = p->a;
    str rest = c->argument, number;
    str_word(&rest, &number);
    rest = str_trim_left(rest);
    struct node *box = node_new(a, NODE_CONTAINER, c->at);
    struct node *label = node_new(a, NODE_INLINE, c->at);
    struct node *text = node_new(a, NODE_PARAGRAPH, c->at);
    node_add(a, box, "classes", c->def->name);
    node_add(a, label, "classes", S("versionmodified"));
    node_add(a, label, "classes", str_c(VERSION_CLASSES[c->def->variant]));
    node_append(parent, box);
    directive_parse_content(c, box);
    bool in_first = !rest.n && box->first && box->first->type == NODE_PARAGRAPH;
    str words = str_fmt(a, VERSION_TEXTS[c->def->variant], STR_ARG(number));
    str end = rest.n || box->first ? S(": ") : S(".");
    node_append(label, node_text(a, str_concat(a, words, end), c->at));
    if (in_first && box->first->first) {
        node_insert_before(box->first->first, label);
        return;
    }
    node_append(text, label);
    node_prepend(box, text);
    if (rest.n) {
        struct pos at = c->argument_at;
        at.col += (uint32_t)(rest.p - c->argument.p);
        at.len = (uint32_t)rest.n;
        p->syntax->inline_text(p, rest, at, text);
    }
}

/* ---- directives that show nothing ---- */

static void nothing(struct directive_call *c, struct node *parent)
{
    (void)c;
    (void)parent;
}

#define NOTHING(name)                                                     \
    {                                                                     \
        S_INIT(name), 0, 1, true, true, directive_name_option, nothing, 0 \
    }
#define VERSION(name, variant)                                       \
    {                                                                \
        S_INIT(name), 1, 1, true, true, NO_OPTIONS, version, variant \
    }

const struct directive directive_sphinx[] = {
    {S_INIT("toctree"), 0, 0, false, true, TOCTREE, toctree, 0},
    {S_INIT("tableofcontents"), 0, 0, false, false, directive_name_option,
     table_of_contents, 0},
    {S_INIT("only"), 1, 0, true, true, NO_OPTIONS, only, 0},
    VERSION("versionadded", 0),
    VERSION("versionchanged", 1),
    VERSION("deprecated", 2),
    VERSION("versionremoved", 3),
    NOTHING("tabularcolumns"),
    NOTHING("sectionauthor"),
    NOTHING("moduleauthor"),
    NOTHING("codeauthor"),
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
