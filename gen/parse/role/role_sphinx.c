// SPDX-License-Identifier: MIT
// role_sphinx: Sphinx' roles. References (ref, doc, ...) become pending_xref
// nodes, which resolve/xref resolves; other roles become text with a class.
#include "base/buf.h"
#include "base/uri.h"
#include "load/site.h"
#include "parse/api/domain_keywords.h"
#include "parse/glossary.h"
#include "parse/role/role_family.h"

enum { LOWER_CASE = 1 };

/* Whether the role's text begins with "!", which turns the link off. If so,
   appends the text after the "!" as a node of the type `type`. */
static bool is_no_reference(struct role_call *c, struct node *parent,
                            enum node_type type)
{
    if (!str_starts(c->text, S("!")))
        return false;
    role_add_text(c, parent, type, str_from(role_text(c), 1));
    return true;
}

/* The roles ref, doc, numref, any and download. `variant` is LOWER_CASE if the
   case of the target does not matter. */
static void reference(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str title, target;
    if (is_no_reference(c, parent, NODE_INLINE))
        return;
    role_split_title(c, &title, &target);
    struct node *n =
        role_add_text(c, parent, NODE_PENDING_XREF, title.p ? title : target);
    target = document_normal_space(a, target);
    node_set_xref(a, n, c->def->name,
                  c->def->variant == LOWER_CASE ? str_lower(a, target) : target,
                  title.p);
}

/* ":external+project:domain:role:"; all parts but the first are optional. */
void role_run_external(struct role_call *c, struct node *parent)
{
    static const str PROSE[] = {S_INIT("ref"),     S_INIT("doc"),
                                S_INIT("term"),    S_INIT("numref"),
                                S_INIT("any"),     S_INIT("std:ref"),
                                S_INIT("std:doc"), S_INIT("std:term")};
    struct arena *a = c->p->a;
    str title, target, rest = str_from(c->name, S("external").n), project;
    size_t colon = str_find_char(rest, ':', 0);
    project = str_starts(rest, S("+")) ? str_slice(rest, 1, colon) : STR_NONE;
    str role = colon == STR_NPOS ? S("any") : str_from(rest, colon + 1);
    role_split_title(c, &title, &target);
    struct node *n = role_node(c, parent, NODE_PENDING_XREF), *text = n;
    bool prose = STR_AMONG(role, PROSE);
    if (!prose)
        node_append(n, text = node_new(a, NODE_LITERAL, n->pos));
    node_append(text, node_text(a, title.p ? title : target, n->pos));
    node_set(a, n, "refrole",
             str_starts(role, S("std:")) ? str_from(role, 4) : role);
    if (project.p)
        node_set(a, n, "refproject", project);
    node_set_xref(a, n, S("external"), document_normal_space(a, target),
                  title.p || !prose);
}

/* Splits ls(1) or ls.1 into page and section. A string of any other form is the
   page. */
static void split_manual_page(str path, str *page, str *section)
{
    size_t open = str_rfind_char(path, '(');
    str name = str_ends(path, S(")")) ? str_slice(path, 0, path.n - 1) : path;
    if (open == STR_NPOS)
        open = str_rfind_char(path, '.');
    *page = path;
    *section = S("");
    if (!open || open == STR_NPOS || open >= name.n)
        return;
    str number = str_from(name, open + 1);
    bool good = !number.n || (number.p[0] >= '1' && number.p[0] <= '9');
    for (size_t i = 1; i < number.n; i++)
        good &= char_is_alnum(number.p[i]) || number.p[i] == '_';
    if (!good)
        return;
    *page = str_slice(path, 0, open);
    *section = number;
}

/* Appends the name of a manual page, as a link if the site sets the address of
   manual pages. */
static void manual_page(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str url = c->p->site->config.writing.manpages, page, section;
    struct node *n = role_node(c, parent, NODE_LITERAL_EMPHASIS), *in = n;
    str path = document_normal_space(a, role_text(c));
    node_add(a, n, "classes", S("manpage"));
    if (url.p) {
        split_manual_page(path, &page, &section);
        url = str_replace(a, url, S("{path}"), uri_encode(a, path, "-._~()+:"));
        url = str_replace(a, url, S("{page}"), uri_encode(a, page, "-._~+:"));
        url = str_replace(a, url, S("{section}"), uri_encode(a, section, ""));
        in = node_new(a, NODE_REFERENCE, n->pos);
        node_set(a, in, "refuri", url);
        node_append(n, in);
    }
    node_append(in, node_text(a, path, n->pos));
}

/* Appends a reference to an equation. Its text is always the equation's
   number. */
static void equation(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str title, target;
    if (is_no_reference(c, parent, NODE_INLINE))
        return;
    role_split_title(c, &title, &target);
    target = document_normal_space(a, target);
    node_set_xref(a, role_add_text(c, parent, NODE_PENDING_XREF, target),
                  S("eq"), target, false);
}

/* Appends a node, whose type is `variant`, with the role's name as class. */
static void named(struct role_call *c, struct node *parent)
{
    struct node *n =
        role_add_text(c, parent, (enum node_type)c->def->variant, role_text(c));
    node_add(c->p->a, n, "classes", c->def->name);
}

/* Appends a reference to a term of a glossary. The text is styled as a term
   even if the term is not found. */
static void term(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str title, target;
    if (is_no_reference(c, parent, NODE_EMPHASIS))
        return;
    role_split_title(c, &title, &target);
    struct node *n = role_node(c, parent, NODE_PENDING_XREF);
    struct node *text = node_new(a, NODE_EMPHASIS, n->pos);
    node_add(a, text, "classes", c->def->name);
    node_append(text, node_text(a, title.p ? title : target, n->pos));
    node_append(n, text);
    node_set_xref(a, n, c->def->name,
                  str_lower(a, document_normal_space(a, target)), true);
}

/* Appends a reference to the label of a keyword's description, with the text as
   code. */
static void keyword(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str title, target;
    if (is_no_reference(c, parent, NODE_LITERAL))
        return;
    role_split_title(c, &title, &target);
    struct node *n = role_node(c, parent, NODE_PENDING_XREF);
    struct node *text = node_new(a, NODE_LITERAL, n->pos);
    node_append(text, node_text(a, title.p ? title : target, n->pos));
    node_append(n, text);
    node_set_xref(a, n, S("ref"), document_normal_name(a, target), true);
}

/* Returns the text without the ampersands that mark shortcut keys. && becomes a
   single ampersand; an ampersand before a blank is kept. */
static str without_keys(struct arena *a, str s)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++) {
        bool marks = s.p[i] == '&' && i + 1 < s.n && s.p[i + 1] != ' ';
        i += marks;
        buf_putc(&b, s.p[i]);
    }
    return buf_end(&b);
}

static void gui_label(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct node *n =
        role_add_text(c, parent, NODE_INLINE, without_keys(a, role_text(c)));
    node_add(a, n, "classes", c->def->name);
}

static void menu_selection(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str text = without_keys(a, role_text(c));
    struct node *n =
        role_add_text(c, parent, NODE_INLINE,
                      str_replace(a, text, S("-->"), S("\xe2\x80\xa3")));
    node_add(a, n, "classes", c->def->name);
}

/* Returns the offset of the brace that closes the variable opened at byte
   `open`. Returns STR_NPOS if the brace is missing or the variable is empty.
   Escaped braces are text. */
static size_t variable_end(str s, size_t open)
{
    for (size_t i = open + 1; i < s.n; i++) {
        if (s.p[i] == '\\' && i + 1 < s.n && strchr("\\{}", s.p[i + 1]))
            i++;
        else if (s.p[i] == '}')
            return i > open + 1 ? i : STR_NPOS;
    }
    return STR_NPOS;
}

/* Removes the backslashes before braces. */
static str without_escapes(struct arena *a, str s)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++) {
        i += s.p[i] == '\\' && i + 1 < s.n && strchr("\\{}", s.p[i + 1]);
        buf_putc(&b, s.p[i]);
    }
    return buf_end(&b);
}

/* The roles file and samp: text in braces is a variable. */
static void with_variables(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str s = role_text(c);
    struct node *n = role_node(c, parent, NODE_LITERAL);
    size_t from = 0, end;
    node_add(a, n, "classes", c->def->name);
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '\\' && i + 1 < s.n && strchr("\\{}", s.p[i + 1]))
            i++;
        else if (s.p[i] == '{' && (end = variable_end(s, i)) != STR_NPOS) {
            struct node *e = node_new(a, NODE_EMPHASIS, c->at);
            str before = without_escapes(a, str_slice(s, from, i));
            str name = without_escapes(a, str_slice(s, i + 1, end));
            if (before.n)
                node_append(n, node_text(a, before, c->at));
            node_append(e, node_text(a, name, c->at));
            node_append(n, e);
            i = end;
            from = end + 1;
        }
    }
    str rest = without_escapes(a, str_from(s, from));
    if (rest.n)
        node_append(n, node_text(a, rest, c->at));
}

/* Appends an abbreviation. In "LIFO (last-in, first-out)", the text in brackets
   is the explanation. */
static void abbreviation(struct role_call *c, struct node *parent)
{
    str s = str_trim(role_text(c));
    size_t open = str_ends(s, S(")")) ? str_find_char(s, '(', 0) : STR_NPOS;
    if (open == STR_NPOS || open == 0) {
        role_add_text(c, parent, NODE_ABBREVIATION, s);
        return;
    }
    struct node *n = role_add_text(c, parent, NODE_ABBREVIATION,
                                   str_trim(str_slice(s, 0, open)));
    node_set(c->p->a, n, "explanation", str_slice(s, open + 1, s.n - 1));
}

/* Adds an index entry and appends the text. The entry is the target if there is
   a title, as in "title <pair: a; b>", or else the text. */
static void index_entry(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str title, target;
    struct node *anchor;
    role_split_title(c, &title, &target);
    struct keywords k = domain_keyword_anchor(c->p, c->at, &anchor);
    if (title.p)
        domain_read_keywords(a, &k, target, anchor);
    else
        domain_add_keyword(a, &k, KEYWORD_SINGLE, target, anchor);
    if (str_starts(target, S("!")))
        target = str_trim(str_from(target, 1));
    domain_put_keywords(c->p, parent, &k);
    node_append(parent, anchor);
    node_append(parent, node_text(a, title.p ? title : target, c->at));
}

/* Appends code in which |name| is replaced (sphinx-substitution-extensions). */
static void substituted(struct role_call *c, struct node *parent)
{
    struct node *n = role_add_text(c, parent, NODE_LITERAL, role_text(c));
    node_set(c->p->a, n, "_substitute", S("1"));
}

static void substituted_download(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    str title, target;
    role_split_title(c, &title, &target);
    struct node *n =
        role_add_text(c, parent, NODE_PENDING_XREF, title.p ? title : target);
    node_set_xref(a, n, S("download"), document_normal_space(a, target),
                  title.p);
    node_set(a, n, "_substitute", S("1"));
}

#define NAMED(name, type)                      \
    {                                          \
        S_INIT(name), named, NODE_##type, NULL \
    }
const struct role role_sphinx[] = {
    {S_INIT("ref"), reference, LOWER_CASE, NULL},
    {S_INIT("doc"), reference, 0, NULL},
    {S_INIT("any"), reference, 0, NULL},
    {S_INIT("numref"), reference, LOWER_CASE, NULL},
    {S_INIT("download"), reference, 0, NULL},
    {S_INIT("eq"), equation, 0, NULL},
    {S_INIT("math:numref"), equation, 0, NULL},
    {S_INIT("term"), term, 0, NULL},
    {S_INIT("keyword"), keyword, 0, NULL},
    NAMED("kbd", LITERAL),
    NAMED("regexp", LITERAL),
    NAMED("command", LITERAL_STRONG),
    NAMED("program", LITERAL_STRONG),
    NAMED("makevar", LITERAL_STRONG),
    NAMED("dfn", EMPHASIS),
    {S_INIT("manpage"), manual_page, 0, NULL},
    NAMED("mailheader", LITERAL_EMPHASIS),
    NAMED("mimetype", LITERAL_EMPHASIS),
    NAMED("newsgroup", LITERAL_EMPHASIS),
    {S_INIT("guilabel"), gui_label, 0, NULL},
    {S_INIT("menuselection"), menu_selection, 0, NULL},
    {S_INIT("file"), with_variables, 0, NULL},
    {S_INIT("samp"), with_variables, 0, NULL},
    {S_INIT("abbr"), abbreviation, 0, NULL},
    {S_INIT("index"), index_entry, 0, NULL},
    {S_INIT("substitution-code"), substituted, 0, NULL},
    {S_INIT("substitution-download"), substituted_download, 0, NULL},
    {{0}, NULL, 0, NULL},
};
