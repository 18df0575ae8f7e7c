// SPDX-License-Identifier: MIT
// sig_option: signatures that belong to no language: command options and
// plain names.
#include "base/vec.h"
#include "doc/document.h"
#include "parse/api/signature.h"

/* ---- options ---- */

/* Returns the length of an option's name, before its argument: "-f FILE",
   "--file=FILE", "+x". */
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
        str option = str_trim(str_slice(rest, 0, comma));
        size_t end = option_end(option);
        str name = str_slice(option, 0, end), argument = str_from(option, end);
        rest = comma == STR_NPOS ? S("") : str_from(rest, comma + 2);
        if (!end)
            continue;
        if (name.n > 1 && str_ends(name, S("[")) &&
            str_ends(argument, S("]"))) {
            name = str_slice(name, 0, name.n - 1);
            argument = str_concat(s->a, S("["), argument);
        }
        if (s->names.n)
            sig_put_beside(s, S(", "));
        sig_put_name(s, name);
        if (argument.n)
            sig_put_beside(s, argument);
        vec_push(s->a, &s->names, name);
    }
    s->name = s->full = s->names.n ? s->names.v[0] : S("");
    return s->names.n > 0;
}

/* Reads a plain name and collapses its blanks. With OBJECT_WORD, reads only the
   first word. */
bool sig_plain(struct sig *s)
{
    const char *title = s->type->title;
    str name = s->text;
    if (s->type->flags & OBJECT_WORD)
        name.n = strcspn(str_dupz(s->a, name), " \t\n(");
    s->name = s->full = document_normal_space(s->a, name);
    sig_put_name(s, title
                        ? str_replace(s->a, str_c(title), S("{full}"), s->text)
                        : s->text);
    return s->name.n > 0;
}
