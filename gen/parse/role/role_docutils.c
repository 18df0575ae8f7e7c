// SPDX-License-Identifier: MIT
// role_docutils: docutils' standard roles, such as emphasis, code, raw,
// pep-reference.
#include "load/site.h"
#include "parse/role/role_family.h"

#include <limits.h>

#include "base/codes/directive.h"

/* Appends a node, whose type is `variant`, with the role's text. */
static void plain(struct role_call *c, struct node *parent)
{
    role_add_text(c, parent, (enum node_type)c->def->variant, role_text(c));
}

/* Appends a node, whose type is `variant`, with the text as written, including
   backslashes. */
static void verbatim(struct role_call *c, struct node *parent)
{
    role_add_text(c, parent, (enum node_type)c->def->variant, c->text);
}

static void code(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    const struct role_options *o = c->options;
    struct node *n = node_new(a, NODE_LITERAL, c->at);
    node_add(a, n, "classes", S("code"));
    for (size_t i = 0; o && i < o->classes.n; i++)
        node_add(a, n, "classes", o->classes.v[i]);
    if (o && o->language.n)
        node_add(a, n, "classes", o->language);
    node_append(n, node_text(a, c->text, c->at));
    node_append(parent, n);
}

void role_check_raw(struct parse *p, str formats, struct pos at, str name)
{
    str word;
    if (p->site->config.raw_html)
        return;
    while (str_word(&formats, &word))
        if (str_eq(word, S("html"))) {
            diag_at(p->d, DIAG_RAW_REFUSED, at, name);
            diag_help(p->d, "perfpress.yaml allows it with "
                            "'allow_raw_html: true'");
            return;
        }
}

static void raw(struct role_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    if (!c->options || !c->options->format.n) {
        role_fault(c, parent, S("a raw role needs a format"),
                   "define one with '.. role:: html(raw)' and its option "
                   "':format: html'");
        return;
    }
    role_check_raw(c->p, c->options->format, c->at, c->name);
    struct node *n = role_add_text(c, parent, NODE_RAW, c->text);
    node_set(a, n, "format", c->options->format);
}

/* Reads the number of a PEP or RFC, which is the role's text: "8", "8#naming"
   with a section, or, as in Sphinx, "text <8>" with a title. Sets *number and
   *section. Appends a reference and returns it; the reference's text is the
   title, or else `kind` and the role's text. Returns NULL if the text is not a
   number from `least` to `most`, both included. */
static struct node *numbered(struct role_call *c, struct node *parent,
                             const char *kind, long least, long most,
                             long *number, str *section)
{
    str title, target, digits;
    role_split_title(c, &title, &target);
    *section = target;
    str_cut(section, '#', &digits);
    if (!str_to_long(digits, number) || *number < least || *number > most)
        return NULL;
    return role_add_text(
        c, parent, NODE_REFERENCE,
        title.p ? title : str_fmt(c->p->a, "%s %.*s", kind, STR_ARG(target)));
}

static str number_fault(struct role_call *c, const char *kind)
{
    return str_fmt(c->p->a, "'%.*s' is not the number of %s",
                   STR_ARG(role_text(c)), kind);
}

static void pep(struct role_call *c, struct node *parent)
{
    long n;
    str section;
    struct node *ref = numbered(c, parent, "PEP", 0, 9999, &n, &section);
    if (!ref) {
        role_fault(
            c, parent, number_fault(c, "a PEP"),
            "write a number from 0 to 9999, optionally followed by '#section'");
        return;
    }
    node_set(c->p->a, ref, "refuri",
             str_fmt(c->p->a, "https://peps.python.org/pep-%04ld/%s%.*s", n,
                     section.p ? "#" : "", STR_ARG(section)));
}

static void rfc(struct role_call *c, struct node *parent)
{
    long n;
    str section;
    struct node *ref = numbered(c, parent, "RFC", 1, LONG_MAX, &n, &section);
    if (!ref) {
        role_fault(c, parent, number_fault(c, "an RFC"),
                   "write a number above 0, optionally followed by '#section'");
        return;
    }
    node_set(c->p->a, ref, "refuri",
             str_fmt(c->p->a,
                     "https://datatracker.ietf.org/doc/html/rfc%ld.html%s%.*s",
                     n, section.p ? "#" : "", STR_ARG(section)));
}

/* Reports a role that docutils defines but does not implement. */
static void unimplemented(struct role_call *c, struct node *parent)
{
    role_fault(c, parent, S("docutils does not implement this role"),
               "write the reference in reStructuredText syntax");
}

const struct role role_generic = {S_INIT("inline"), plain, NODE_INLINE, NULL};

#define PLAIN(name, type)                      \
    {                                          \
        S_INIT(name), plain, NODE_##type, NULL \
    }
#define UNIMPLEMENTED(name)                  \
    {                                        \
        S_INIT(name), unimplemented, 0, NULL \
    }

const struct role role_docutils[] = {
    {S_INIT("code"), code, 0, NULL},
    PLAIN("sub", SUBSCRIPT),
    PLAIN("sup", SUPERSCRIPT),
    {S_INIT("math"), verbatim, NODE_MATH, NULL},
    PLAIN("emphasis", EMPHASIS),
    PLAIN("strong", STRONG),
    PLAIN("literal", LITERAL),
    PLAIN("subscript", SUBSCRIPT),
    PLAIN("superscript", SUPERSCRIPT),
    PLAIN("title-reference", TITLE_REFERENCE),
    PLAIN("title", TITLE_REFERENCE),
    PLAIN("t", TITLE_REFERENCE),
    PLAIN("abbreviation", ABBREVIATION),
    PLAIN("ab", ABBREVIATION),
    PLAIN("acronym", ACRONYM),
    PLAIN("ac", ACRONYM),
    {S_INIT("raw"), raw, 0, NULL},
    {S_INIT("pep-reference"), pep, 0, NULL},
    {S_INIT("pep"), pep, 0, NULL},
    {S_INIT("rfc-reference"), rfc, 0, NULL},
    {S_INIT("rfc"), rfc, 0, NULL},
    UNIMPLEMENTED("named-reference"),
    UNIMPLEMENTED("anonymous-reference"),
    UNIMPLEMENTED("uri-reference"),
    UNIMPLEMENTED("footnote-reference"),
    UNIMPLEMENTED("citation-reference"),
    UNIMPLEMENTED("substitution-reference"),
    UNIMPLEMENTED("target"),
    {{0}, NULL, 0, NULL},
};
