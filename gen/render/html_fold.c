// SPDX-License-Identifier: MIT
// html_fold: prints the line of columns that are the same in all rows; their
// cells stay in the table, with the class "same", and a checkbox before it
// shows them.
#include "render/html_fold.h"

#include "base/codes/directive.h"
#include "frame/name.h"

enum {
    ROWS = 3,          /* from so many on a table folds by itself, */
    FEW_ROWS = 2,      /* or from these if it has */
    MANY_COLUMNS = 11, /* so many columns */
};

/* Whether two attributes are the same; ids are of one node alone. */
static bool has_same(const struct node *n, const struct attr *x)
{
    const struct strs *own = node_list(n, x->name);
    size_t i = 0;
    if (!x->is_list)
        return str_eq(node_get(n, x->name), x->value);
    while (i < x->list.n && i < own->n && str_eq(own->v[i], x->list.v[i]))
        i++;
    return i == x->list.n && i == own->n;
}

/* The name of an address, as in `x <https://example.com>`_, shows nothing. */
static bool is_unseen(const struct node *n)
{
    return n->type == NODE_TARGET && node_has(n, "refuri");
}

static bool is_alike(const struct node *x, const struct node *y)
{
    if (x->type != y->type || !str_eq(x->text, y->text) || x->data != y->data)
        return false;
    if (is_unseen(x))
        return is_unseen(y);
    if (node_list(x, "ids")->n)
        return false;
    for (const struct attr *t = x->attrs; t; t = t->next)
        if (!has_same(y, t))
            return false;
    for (const struct attr *t = y->attrs; t; t = t->next)
        if (!has_same(x, t))
            return false;
    return true;
}

/* Whether two cells show the same, links and pictures and all; what can be
   linked to stands at one place. */
static bool shows_same(const struct node *x, const struct node *y)
{
    const struct node *i = x, *k = y;
    while (i && k) {
        if (!is_alike(i, k))
            return false;
        i = node_next(i, x);
        k = node_next(k, y);
    }
    return !i && !k;
}

static size_t first_row(const struct html_sheet *s)
{
    return s->table->header_rows > s->n_names ? s->table->header_rows
                                              : s->n_names;
}

/* Whether a cell can stand in a line: it holds no lists, code or the like. */
static bool is_line(const struct node *cell)
{
    const struct node *only = cell ? html_tag_only_child(cell) : NULL;
    return !cell || !cell->first || (only && only->type == NODE_PARAGRAPH);
}

static bool is_same(struct html *h, const struct html_sheet *s, size_t c)
{
    size_t first = first_row(s), r = first + 1;
    str text = html_sheet_visible(h, s, first, c);
    const struct node *nodes = html_sheet_nodes(s, first, c);
    if (!is_line(nodes))
        return false;
    for (; r < s->n_rows; r++) {
        const struct node *n = html_sheet_nodes(s, r, c);
        if (nodes || n ? !nodes || !n || !shows_same(nodes, n)
                       : !str_eq(html_sheet_visible(h, s, r, c), text))
            return false;
    }
    return true;
}

static bool folds_by_itself(const struct html_sheet *s)
{
    size_t rows = s->n_rows - first_row(s);
    return s->table->fold_auto && s->n_columns > HTML_BOX_NARROW &&
           (rows >= ROWS || (rows >= FEW_ROWS && s->n_columns >= MANY_COLUMNS));
}

static bool may_fold(const struct html_sheet *s, const struct html_column *x,
                     size_t c)
{
    return !x->key && !x->stub && !column_is_derived(s->frame->columns[c]) &&
           !(s->table->claimed && s->table->claimed[c]);
}

/* A column that was named is to be the same, and no name of the rows. */
static void tell(struct html *h, const struct html_sheet *s, size_t c,
                 const char *why)
{
    str name = name_text(h->a, s->frame->columns[c]->name);
    diag_at(h->doc->diags, DIAG_DIRECTIVE_VALUE, s->table->fold[c], S("fold"),
            s->table->directive,
            str_fmt(h->a, "column '%.*s' %s", STR_ARG(name), why));
}

static bool is_named(const struct html_sheet *s, size_t c)
{
    return s->table->fold && s->table->fold[c].src;
}

static void fold(struct html *h, const struct html_sheet *s, size_t c)
{
    struct html_column *x = &h->table->columns[c];
    bool names_rows = x->key || x->stub;
    x->same = !names_rows && is_same(h, s, c);
    h->table->n_same += x->same;
    if (!x->same && is_named(s, c))
        tell(h, s, c,
             names_rows ? "names the rows"
             : is_line(html_sheet_nodes(s, first_row(s), c))
                 ? "differs from row to row"
                 : "has cells with more than a line of text");
}

void html_fold_set(struct html *h, const struct html_sheet *s)
{
    bool all = folds_by_itself(s);
    if (!s->table->header_rows || first_row(s) >= s->n_rows)
        return;
    for (size_t c = 0; c < s->n_columns; c++)
        if (is_named(s, c) || (all && may_fold(s, &h->table->columns[c], c)))
            fold(h, s, c);
    struct html_table *t = h->table;
    while (t->first < s->n_columns && t->columns[t->first].same)
        t->first++;
}

static bool has_ids(const struct node *cell)
{
    for (const struct node *n = cell; n; n = node_next(n, cell))
        if (node_list(n, "ids")->n)
            return true;
    return false;
}

/* What has an id, a reference of a footnote, stays where it is. */
static void put_name(struct html *h, const struct html_sheet *s, size_t c)
{
    if (s->n_names > 1)
        buf_put_html(h->out, name_words(h->a, s->frame->columns[c]->name));
    else if (has_ids(html_sheet_nodes(s, 0, c)))
        buf_put_html(h->out, html_sheet_visible(h, s, 0, c));
    else
        html_sheet_put(h, s, 0, c);
}

static void put_column(struct html *h, const struct html_sheet *s, size_t c,
                       bool more)
{
    const struct node *nodes = html_sheet_nodes(s, first_row(s), c);
    str text = html_sheet_visible(h, s, first_row(s), c);
    buf_puts(h->out, " <span>");
    put_name(h, s, c);
    buf_puts(h->out, " <b>");
    if (text.n || (nodes && nodes->first))
        html_sheet_put(h, s, first_row(s), c);
    else
        buf_puts(h->out, "\u2013");
    buf_put(h->out,
            more ? S("</b><i>\u00a0\u00b7</i></span>") : S("</b></span>"));
}

void html_fold_put(struct html *h, const struct html_sheet *s)
{
    struct html_table *t = h->table;
    struct buf line = {.a = h->a}, *out = h->out;
    str id = str_concat(h->a, t->id, S("_columns")); /* no row has it */
    size_t n = t->n_same, k = 0, rows = s->n_rows - first_row(s);
    if (!n)
        return;
    h->out = &line;
    buf_puts(&line, "<input type=\"checkbox\" class=\"same-toggle\" "
                    "aria-label=\"Show what is the same in all rows as "
                    "columns\"");
    html_tag_attr(h, "id", id);
    buf_puts(&line, "><label class=\"same-label\" data-hidden-from-compare");
    html_tag_attr(h, "for", id);
    buf_printf(&line,
               ">as columns</label><p class=\"same-line\" "
               "data-hidden-from-compare><strong>The same in %s%zu "
               "row%s:</strong>",
               rows == 1 ? "" : "all ", rows, STR_S(rows));
    for (size_t c = 0; c < s->n_columns; c++)
        if (t->columns[c].same)
            put_column(h, s, c, ++k < n);
    buf_puts(&line, "</p>");
    h->out = out;
    t->fold = buf_str(&line);
}
