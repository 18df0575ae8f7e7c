// SPDX-License-Identifier: MIT
// column_list: finds the columns that an option names. A comma within the name
// of a column does not end the name.
#include "table/column_list.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "frame/name.h"

struct column_list column_list_of(struct arena *a, struct diags *d,
                                  const struct frame_table *t,
                                  const char *option,
                                  const struct table_option *from)
{
    return (struct column_list){.a = a,
                                .d = d,
                                .t = t,
                                .option = option,
                                .from = *from,
                                .rest = from->text};
}

static bool is_end(const struct column_list *l, char c)
{
    return c == ',' || (l->groups && c == ';');
}

/* Parses what follows a name and '=': 'max' or 'min', a number, or both in this
   order. A number is allowed only if l->numbers is set. Returns false for other
   text. */
static bool read_wish(const struct column_list *l, str text,
                      struct column_named *out)
{
    str rest = text, word;
    bool any = str_word(&rest, &word);
    if (any && (str_eq(word, S("max")) || str_eq(word, S("min")))) {
        out->wish = word;
        any = str_word(&rest, &word);
    } else if (!any) {
        return false;
    }
    if (!any)
        return true;
    out->base = word;
    return l->numbers && !str_trim(rest).n &&
           str_to_double(word, &out->base_value) && isfinite(out->base_value);
}

/* Removes from the start of *rest an optional '=' with the text that read_wish
   accepts, and then a ',' (or ';', if l->groups is set). Sets out->wish,
   out->base and out->ends. Returns false, and does not change *rest, if *rest
   begins with something else. */
static bool cut_wish(const struct column_list *l, str *rest,
                     struct column_named *out)
{
    str s = str_trim_left(*rest);
    size_t end = 0;
    while (end < s.n && !is_end(l, s.p[end]))
        end++;
    str text = str_slice(s, 0, end);
    out->wish = out->base = S("");
    if (text.n && (text.p[0] != '=' || !read_wish(l, str_from(text, 1), out)))
        return false;
    out->ends = end == s.n || s.p[end] == ';';
    *rest = str_from(s, end < s.n ? end + 1 : end);
    return true;
}

/* Removes the longest name of a column that l->rest begins with, and what
   cut_wish accepts after it. Returns false if l->rest does not begin with a
   column's name. */
static bool cut_known(struct column_list *l, struct column_named *out)
{
    const struct frame *f = l->t->frame;
    bool any = false;
    str after = l->rest;
    for (size_t i = 0; i < f->n_columns; i++) {
        str name = name_text(l->a, f->columns[i]->name), rest;
        struct column_named one = {.name = name, .column = i};
        if (!name.n || (any && name.n <= out->name.n) ||
            !str_starts(l->rest, name))
            continue;
        rest = str_from(l->rest, name.n);
        if (!cut_wish(l, &rest, &one))
            continue;
        *out = one;
        after = rest;
        any = true;
    }
    l->rest = after;
    return any;
}

/* Removes a quoted name from the start of l->rest, and what cut_wish accepts
   after it. Returns false if l->rest does not begin with a quoted name. quoted
   = '"' (any but '"' | '""')* '"'. */
static bool cut_quoted(struct column_list *l, struct column_named *out)
{
    struct buf b = {.a = l->a};
    str s = l->rest;
    size_t i = 1;
    if (!s.n || s.p[0] != '"')
        return false;
    for (; i < s.n; i++) {
        bool quote = s.p[i] == '"';
        if (quote && (i + 1 == s.n || s.p[i + 1] != '"'))
            break;
        i += quote;
        buf_putc(&b, s.p[i]);
    }
    str rest = str_from(s, i < s.n ? i + 1 : s.n);
    if (i >= s.n || !cut_wish(l, &rest, out))
        return false;
    out->name = buf_end(&b);
    l->rest = rest;
    return true;
}

static void cut_unknown(struct column_list *l, struct column_named *out)
{
    static const str WISHES[] = {S_INIT("=max"), S_INIT("=min")};
    size_t end = 0;
    while (end < l->rest.n && !is_end(l, l->rest.p[end]))
        end++;
    out->name = str_trim(str_slice(l->rest, 0, end));
    out->ends = end == l->rest.n || l->rest.p[end] == ';';
    l->rest = str_from(l->rest, end < l->rest.n ? end + 1 : end);
    for (size_t i = 0; i < 2; i++)
        if (str_ends(out->name, WISHES[i])) {
            out->wish = str_from(WISHES[i], 1);
            out->name = str_trim(str_slice(out->name, 0, out->name.n - 4));
            return;
        }
}

/* Returns the position of the part of the option's value from `from` to `to`.
   Returns the position of the whole value if the value has several lines, or if
   fields in it were replaced by their values. */
static struct pos place(const struct column_list *l, const char *from,
                        const char *to)
{
    struct pos at = l->from.at;
    str text = l->from.text;
    if (str_find_char(text, '\n', 0) != STR_NPOS || from < text.p ||
        at.len != text.n)
        return at;
    str name = str_trim((str){from, (size_t)(to - from)});
    if (name.n && is_end(l, name.p[name.n - 1]))
        name = str_trim(str_slice(name, 0, name.n - 1));
    at.col += (uint32_t)(from - text.p);
    at.len = (uint32_t)name.n;
    return at;
}

static void report_unknown(const struct column_list *l,
                           const struct column_named *c)
{
    const struct frame *f = l->t->frame;
    struct strs names = {0};
    for (size_t i = 0; i < f->n_columns; i++)
        vec_push(l->a, &names, name_text(l->a, f->columns[i]->name));
    column_list_fault(l, c,
                      str_fmt(l->a, "unknown column '%.*s'", STR_ARG(c->name)));
    diag_help_nearest(l->d, "columns", c->name, names.v, names.n);
}

size_t column_list_word(struct column_list *l, const str *words, size_t n)
{
    struct column_list ahead = *l;
    struct column_named c;
    str rest = str_trim_left(l->rest), word;
    size_t i = 0;
    ahead.rest = rest;
    if (cut_known(&ahead, &c) || !str_word(&rest, &word))
        return n;
    while (i < n && !str_eq(words[i], word))
        i++;
    if (i < n)
        l->rest = rest;
    return i;
}

bool column_list_next(struct column_list *l, struct column_named *out)
{
    while (l->rest = str_trim_left(l->rest), l->rest.n) {
        const char *from = l->rest.p;
        size_t left = l->rest.n;
        *out = (struct column_named){.column = STR_NPOS};
        if (!cut_known(l, out)) {
            if (!cut_quoted(l, out))
                cut_unknown(l, out);
            out->column = frame_table_named(l->a, l->t, out->name);
        }
        out->at = place(l, from, from + (left - l->rest.n));
        if (out->column == STR_NPOS)
            report_unknown(l, out);
        if (out->column != STR_NPOS || l->groups)
            return true;
    }
    return false;
}

void column_list_fault(const struct column_list *l,
                       const struct column_named *c, str why)
{
    diag_at(l->d, DIAG_DIRECTIVE_VALUE, c->at, str_c(l->option),
            l->t->directive, why);
}

void column_list_warn(const struct column_list *l, struct pos at, str why)
{
    diag_at(l->d, DIAG_TABLE_MARK, at,
            str_fmt(l->a, "option '%s' of '%.*s': %.*s", l->option,
                    STR_ARG(l->t->directive), STR_ARG(why)));
}
