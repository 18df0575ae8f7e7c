// SPDX-License-Identifier: MIT
// html_fold: prints the line of columns that are the same in all rows; their
// cells stay in the table, with the class "same", and a checkbox before it
// shows them.
#include "render/html_fold.h"

#include "base/codes/directive.h"
#include "frame/name.h"
#include "lineage/lineage.h"

enum {
    ROWS = 3,          /* from so many on a table folds by itself, */
    FEW_ROWS = 2,      /* or from these if it has */
    MANY_COLUMNS = 11, /* so many columns */
};

static str link_of(const struct node *cell)
{
    for (const struct node *n = cell; n; n = node_next(n, cell))
        if (n->type == NODE_REFERENCE)
            return node_get(n, "refuri");
    return STR_NONE;
}

static size_t first_row(const struct html_sheet *s)
{
    return s->table->header_rows > s->n_names ? s->table->header_rows
                                              : s->n_names;
}

static bool is_same(struct html *h, const struct html_sheet *s, size_t c)
{
    size_t first = first_row(s), r = first + 1;
    str text = html_sheet_visible(h, s, first, c);
    str link = link_of(html_sheet_nodes(s, first, c));
    while (r < s->n_rows && str_eq(html_sheet_visible(h, s, r, c), text) &&
           str_eq(link_of(html_sheet_nodes(s, r, c)), link))
        r++;
    return r == s->n_rows;
}

static bool is_named(struct html *h, const struct html_sheet *s, size_t c)
{
    str rest = s->table->fold.text, name;
    str own = name_text(h->a, s->frame->columns[c]->name);
    while (rest.n && str_cut(&rest, ',', &name))
        if (str_eq(str_trim(name), own))
            return true;
    return false;
}

static bool folds_by_itself(const struct html_sheet *s)
{
    size_t rows = s->n_rows - first_row(s);
    return s->table->fold_auto && s->n_columns > HTML_BOX_NARROW &&
           (rows >= ROWS || (rows >= FEW_ROWS && s->n_columns >= MANY_COLUMNS));
}

/* A column that was named is to be the same. */
static void tell_other(struct html *h, const struct html_sheet *s, size_t c)
{
    str name = name_text(h->a, s->frame->columns[c]->name);
    diag_at(
        h->doc->diags, DIAG_DIRECTIVE_VALUE, s->table->fold.at, S("fold"),
        S("the table"),
        str_fmt(h->a, "column '%.*s' differs from row to row", STR_ARG(name)));
}

void html_fold_set(struct html *h, const struct html_sheet *s)
{
    bool all = folds_by_itself(s), some = s->table->fold.text.n > 0;
    if (!s->table->header_rows || first_row(s) >= s->n_rows || (!all && !some))
        return;
    for (size_t c = 0; c < s->n_columns; c++) {
        struct html_column *x = &h->table->columns[c];
        bool named = some && is_named(h, s, c);
        bool may = all && !x->key && !x->stub &&
                   !lineage_is_derived(s->frame->columns[c]);
        if (!named && !may)
            continue;
        x->same = is_same(h, s, c);
        h->table->n_same += x->same;
        if (named && !x->same)
            tell_other(h, s, c);
    }
}

static void put_column(struct html *h, const struct html_sheet *s, size_t c,
                       bool more)
{
    str text = html_sheet_visible(h, s, first_row(s), c);
    buf_put(h->out, more ? S(" <span>\u00b7 ") : S(" <span>"));
    html_sheet_put(h, s, s->n_names - 1, c);
    buf_puts(h->out, " <b>");
    if (text.n)
        html_sheet_put(h, s, first_row(s), c);
    else
        buf_puts(h->out, "\u2013");
    buf_puts(h->out, "</b></span>");
}

void html_fold_put(struct html *h, const struct html_sheet *s)
{
    struct html_table *t = h->table;
    struct buf line = {.a = h->a}, *out = h->out;
    str id = str_concat(h->a, t->id, S("-columns"));
    size_t n = t->n_same, k = 0;
    if (!n)
        return;
    h->out = &line;
    buf_puts(&line, "<input type=\"checkbox\" class=\"same-toggle\"");
    html_tag_attr(h, "id", id);
    buf_puts(&line, "><label class=\"same-label\" data-hidden-from-compare");
    html_tag_attr(h, "for", id);
    buf_printf(&line,
               ">as column%s</label><p class=\"same-line\" "
               "data-hidden-from-compare><strong>The same in all %zu "
               "rows:</strong>",
               n == 1 ? "" : "s", s->n_rows - first_row(s));
    for (size_t c = 0; c < s->n_columns; c++)
        if (t->columns[c].same)
            put_column(h, s, c, k++ > 0);
    buf_puts(&line, "</p>");
    h->out = out;
    t->fold = buf_str(&line);
}
