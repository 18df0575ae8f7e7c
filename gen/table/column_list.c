// SPDX-License-Identifier: MIT
// column_list: finds the columns that an option names. Names that columns have
// are looked for before commas are.
#include "table/column_list.h"

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

/* wish = ('=max' | '=min')?, then the end or a comma; false for another text.
   Cuts it off. */
static bool cut_wish(str *rest, str *wish)
{
    static const str WISHES[] = {S_INIT("=max"), S_INIT("=min"), S_INIT("")};
    str s = str_trim_left(*rest);
    for (size_t i = 0; i < sizeof WISHES / sizeof *WISHES; i++) {
        if (!str_starts(s, WISHES[i]))
            continue;
        str tail = str_trim_left(str_from(s, WISHES[i].n));
        if (tail.n && tail.p[0] != ',')
            continue;
        *wish = WISHES[i].n ? str_from(WISHES[i], 1) : S("");
        *rest = tail.n ? str_from(tail, 1) : S("");
        return true;
    }
    return false;
}

/* The longest name of a column that stands at the start. */
static bool cut_known(struct column_list *l, struct column_named *out)
{
    const struct frame *f = l->t->frame;
    bool any = false;
    str after = l->rest;
    for (size_t i = 0; i < f->n_columns; i++) {
        str name = name_text(l->a, f->columns[i]->name), rest, wish;
        if (!name.n || (any && name.n <= out->name.n) ||
            !str_starts(l->rest, name))
            continue;
        rest = str_from(l->rest, name.n);
        if (!cut_wish(&rest, &wish))
            continue;
        *out = (struct column_named){name, i, wish, {0}};
        after = rest;
        any = true;
    }
    l->rest = after;
    return any;
}

/* quoted = '"' (any but '"' | '""')* '"' */
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
    if (i >= s.n || !cut_wish(&rest, &out->wish))
        return false;
    out->name = buf_end(&b);
    l->rest = rest;
    return true;
}

static void cut_unknown(struct column_list *l, struct column_named *out)
{
    static const str WISHES[] = {S_INIT("=max"), S_INIT("=min")};
    str_cut(&l->rest, ',', &out->name);
    out->name = str_trim(out->name);
    for (size_t i = 0; i < 2; i++)
        if (str_ends(out->name, WISHES[i])) {
            out->wish = str_from(WISHES[i], 1);
            out->name = str_trim(str_slice(out->name, 0, out->name.n - 4));
            return;
        }
}

/* Where a part of the option's text stands, if that is on its one line. */
static struct pos place(const struct column_list *l, const char *from,
                        const char *to)
{
    struct pos at = l->from.at;
    str text = l->from.text;
    if (str_find_char(text, '\n', 0) != STR_NPOS || from < text.p)
        return at;
    str name = str_trim((str){from, (size_t)(to - from)});
    if (str_ends(name, S(",")))
        name = str_trim(str_slice(name, 0, name.n - 1));
    at.col += (uint32_t)(from - text.p);
    at.len = (uint32_t)name.n;
    return at;
}

static void tell_unknown(const struct column_list *l,
                         const struct column_named *c)
{
    const struct frame *f = l->t->frame;
    struct strs names = {0};
    for (size_t i = 0; i < f->n_columns; i++)
        vec_push(l->a, &names, name_text(l->a, f->columns[i]->name));
    column_list_fault(
        l, c, str_fmt(l->a, "there is no column '%.*s'", STR_ARG(c->name)));
    diag_help_nearest(l->d, "columns", c->name, names.v, names.n);
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
        if (out->column != STR_NPOS)
            return true;
        tell_unknown(l, out);
    }
    return false;
}

void column_list_fault(const struct column_list *l,
                       const struct column_named *c, str why)
{
    diag_at(l->d, DIAG_DIRECTIVE_VALUE, c->at, str_c(l->option), S("the table"),
            why);
}
