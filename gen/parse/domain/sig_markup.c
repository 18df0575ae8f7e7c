// SPDX-License-Identifier: MIT
// sig_markup: signatures that are not of programs' languages but JavaScript:
// directives and roles of reStructuredText, options of commands, names alone.
#include "base/vec.h"
#include "doc/document.h"
#include "parse/domain/signature.h"

/* ---- JavaScript ---- */

static void put_owner(struct sig *s, str owner)
{
    struct node *n = sig_add(s, s->node, NODE_DESC_ADDNAME, STR_NONE);
    str rest = owner, part;
    while (str_cut(&rest, '.', &part)) {
        sig_add(s, n, NODE_DESC_SIG_NAME, part);
        sig_add(s, n, NODE_DESC_SIG_PUNCTUATION, S("."));
    }
}

/* [a.b.]name ["(" parameters ")"] */
bool sig_javascript(struct sig *s)
{
    size_t open = str_find_char(s->text, '(', 0);
    bool called = open != STR_NPOS && str_ends(s->text, S(")"));
    str member = str_trim(called ? str_slice(s->text, 0, open) : s->text);
    size_t dot = str_rfind_char(member, '.');
    str prefix = dot == STR_NPOS ? S("") : str_slice(member, 0, dot);
    s->name = str_from(member, dot == STR_NPOS ? 0 : dot + 1);
    s->prefix = s->within = prefix;
    if (s->in->inner.n)
        s->within =
            prefix.n ? str_join(s->a, (str[]){s->in->inner, prefix}, 2, S("."))
                     : s->in->inner;
    s->full = s->within.n
                  ? str_join(s->a, (str[]){s->within, s->name}, 2, S("."))
                  : s->name;
    if (!s->name.n) {
        s->fault = 0;
        return false;
    }
    sig_words(s, s->node);
    if (s->within.n || s->module.n)
        put_owner(s, s->within.n ? s->within : s->module);
    sig_add(s, sig_add(s, s->node, NODE_DESC_NAME, STR_NONE),
            NODE_DESC_SIG_NAME, s->name);
    if (called && (s->type->flags & OBJECT_CALLED))
        sig_parameters(s,
                       str_trim(str_slice(s->text, open + 1, s->text.n - 1)));
    else if (s->type->flags & OBJECT_CALLED)
        sig_add(s, s->node, NODE_DESC_PARAMETERLIST, STR_NONE);
    return true;
}

/* ---- reStructuredText ---- */

/* ".. name:: arguments", or the name alone. */
static void read_directive(struct sig *s)
{
    str rest = s->text, arguments = S("");
    size_t colons = str_find(rest, S("::"), 0);
    if (str_starts(rest, S("..")) && colons != STR_NPOS) {
        arguments = str_trim(str_from(rest, colons + 2));
        rest = str_trim(str_slice(rest, 2, colons));
    }
    s->name = s->full = rest;
    sig_add(s, s->node, NODE_DESC_NAME,
            str_join(s->a, (str[]){S(".. "), rest, S("::")}, 3, S("")));
    if (arguments.n)
        sig_add(s, s->node, NODE_DESC_ADDNAME,
                str_concat(s->a, S(" "), arguments));
}

/* "name: what it takes", or the name alone. */
static void read_directive_option(struct sig *s)
{
    size_t colon = str_find(s->text, S(": "), 0);
    s->name = str_trim(str_slice(s->text, 0, colon));
    s->within = s->in->inner;
    s->full = s->within.n
                  ? str_join(s->a, (str[]){s->within, s->name}, 2, S(":"))
                  : s->name;
    sig_add(s, s->node, NODE_DESC_NAME,
            str_join(s->a, (str[]){S(":"), s->name, S(":")}, 3, S("")));
    if (colon != STR_NPOS)
        sig_add(
            s, s->node, NODE_DESC_ANNOTATION,
            str_concat(s->a, S(" "), str_trim(str_from(s->text, colon + 2))));
}

bool sig_markup(struct sig *s)
{
    str type = str_c(s->type->type);
    if (str_eq(type, S("directive"))) {
        read_directive(s);
    } else if (str_eq(type, S("directive:option"))) {
        read_directive_option(s);
    } else {
        s->name = s->full = s->text;
        sig_add(s, s->node, NODE_DESC_NAME,
                str_join(s->a, (str[]){S(":"), s->text, S(":")}, 3, S("")));
    }
    return s->name.n > 0;
}

/* ---- options ---- */

/* Where what an option takes begins: "-f FILE", "--file=FILE", "+x". */
static size_t option_end(str s)
{
    size_t i = str_starts(s, S("--"))         ? 2
               : s.n && strchr("/-+", s.p[0]) ? 1
                                              : 0;
    while (i < s.n && s.p[i] != '=' && !char_is_blank(s.p[i]))
        i++;
    return i;
}

/* option { ", " option } */
bool sig_option(struct sig *s)
{
    str rest = s->text;
    while (rest.n) {
        size_t comma = str_find(rest, S(", "), 0);
        str one = str_trim(str_slice(rest, 0, comma));
        size_t end = option_end(one);
        str name = str_slice(one, 0, end), takes = str_from(one, end);
        rest = comma == STR_NPOS ? S("") : str_from(rest, comma + 2);
        if (!end)
            continue;
        if (name.n > 1 && str_ends(name, S("[")) && str_ends(takes, S("]"))) {
            name = str_slice(name, 0, name.n - 1);
            takes = str_concat(s->a, S("["), takes);
        }
        if (s->names.n)
            sig_add(s, s->node, NODE_DESC_ADDNAME, S(", "));
        sig_add(s, s->node, NODE_DESC_NAME, name);
        if (takes.n)
            sig_add(s, s->node, NODE_DESC_ADDNAME, takes);
        vec_push(s->a, &s->names, name);
    }
    s->name = s->full = s->names.n ? s->names.v[0] : S("");
    return s->names.n > 0;
}

/* A name, in which any blanks are one; or the name and what it takes. */
bool sig_plain(struct sig *s)
{
    const char *title = s->type->title;
    str name = s->text;
    if (s->type->flags & OBJECT_WORD)
        name.n = strcspn(str_dupz(s->a, name), " \t\n(");
    s->name = s->full = document_normal_space(s->a, name);
    sig_add(s, s->node, NODE_DESC_NAME,
            title ? str_replace(s->a, str_c(title), S("{full}"), s->text)
                  : s->text);
    return s->name.n > 0;
}
