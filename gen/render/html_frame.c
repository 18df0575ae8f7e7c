// SPDX-License-Identifier: MIT
// html_frame: renders a frame as a table. A first pass over all cells finds the
// widths and kinds of the columns; a second pass writes the rows.
#include "render/html_frame.h"

#include "base/codes/directive.h"
#include "base/map.h"
#include "base/path.h"
#include "chart/svg.h"
#include "frame/name.h"
#include "render/html_how.h"
#include "render/html_sheet.h"
#include "render/html_tools.h"
#include "render/html_what_if.h"
#include "table/csv_frame.h"

/* ---- folded columns ---- */

enum {
    ROWS = 3, /* a wide table with at least this many rows is folded even if its
                 author names no columns to fold */
    /* the value of ROWS for a wide table with at least MANY_COLUMNS columns */
    FEW_ROWS = 2,
    MANY_COLUMNS = 11,
};

/* Whether node n has an attribute with the name and value of x. */
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

/* Whether a node is the invisible target that names a link, as in `x
   <https://example.com>`_. */
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

/* Whether two cells look the same, links and images included. Always false for
   a cell with an id, since folding must not move an id. */
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

/* Whether a cell is plain text, empty or a single paragraph, so that its
   content fits on one line. */
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

/* Reports that the directive's option "fold" names column c, which cannot be
   folded for the reason `why`. */
static void report(struct html *h, const struct html_sheet *s, size_t c,
                   const char *why)
{
    str name = name_text(h->a, s->frame->columns[c]->name);
    diag_at(h->doc->diags, DIAG_DIRECTIVE_VALUE, s->table->fold[c], S("fold"),
            s->table->directive,
            str_fmt(h->a, "column '%.*s' cannot be folded, because it %s",
                    STR_ARG(name), why));
    diag_help(h->doc->diags,
              "remove it from :fold:, which is for columns with the same short "
              "text in all rows");
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
        report(h, s, c,
               names_rows ? "names the rows"
               : is_line(html_sheet_nodes(s, first_row(s), c))
                   ? "is not the same in all rows"
                   : "has cells with more than one line of text");
}

/* Marks the columns to fold: the columns that the author names. In a wide table
   of several rows, also marks each column whose cells all look the same, links
   included, unless the column is computed or names the rows. */
static void fold_columns(struct html *h, const struct html_sheet *s)
{
    bool all = folds_by_itself(s);
    if (!s->table->header_rows || first_row(s) >= s->n_rows)
        return;
    for (size_t c = 0; c < s->n_columns; c++)
        if (is_named(s, c) || (all && may_fold(s, &h->table->columns[c], c)))
            fold(h, s, c);
}

/* If the first column is folded, moves the first column that names the rows to
   the front. Columns that name the rows are never folded. */
static void move_key(struct html_table *t)
{
    size_t c = 0;
    if (!t->n_same || !t->columns[0].same)
        return;
    while (c + 1 < t->n_columns && !t->columns[c].key)
        c++;
    t->first = c;
    for (; c > 0; c--)
        t->order[c] = c - 1;
    t->order[0] = t->first;
}

static bool has_ids(const struct node *cell)
{
    for (const struct node *n = cell; n; n = node_next(n, cell))
        if (node_list(n, "ids")->n)
            return true;
    return false;
}

/* Writes the name of a folded column. A name with an id, such as a footnote
   reference, is written without its markup: the id stays in the header. */
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

/* Writes the line of folded columns into h->table->fold. The cells of these
   columns stay in the table, with the class "same"; a checkbox shows them. */
static void put_fold(struct html *h, const struct html_sheet *s)
{
    struct html_table *t = h->table;
    struct buf line = {.a = h->a}, *out = h->out;
    /* no row has an id of this form */
    str id = str_concat(h->a, t->id, S("_columns"));
    size_t n = t->n_same, k = 0, rows = s->n_rows - first_row(s);
    if (!n)
        return;
    h->out = &line;
    buf_puts(&line, "<input type=\"checkbox\" class=\"same-toggle\"");
    html_tag_attr(h, "aria-label",
                  str_fmt(h->a,
                          "Show columns that are the same in all rows of %.*s",
                          STR_ARG(t->label)));
    html_tag_attr(h, "id", id);
    buf_puts(&line, "><label class=\"same-label\" data-hidden-from-compare");
    html_tag_attr(h, "for", id);
    buf_printf(&line,
               ">show them</label><p class=\"same-line\" "
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

/* ---- columns ---- */

enum { KEYS_MAX = 3 }; /* at most this many key columns name the rows */

/* Whether the cells of a column differ. */
static bool differs(struct html *h, const struct html_sheet *s, size_t c)
{
    str first = html_sheet_visible(h, s, s->n_names, c);
    size_t r = s->n_names;
    while (r < s->n_rows && str_eq(html_sheet_visible(h, s, r, c), first))
        r++;
    return r < s->n_rows;
}

/* Sets `key` on the columns that name the rows: the key columns (f->keys) that
   hold strings and, if there are several key columns, do not have the same
   string in all rows. If there is no such column, sets `key` on the first key
   column or, without key columns, on the first column. If there are more than
   KEYS_MAX key columns, only the first is considered. Sets nothing in a table
   with stub columns, with a single column or without header rows. */
static void set_keys(struct html *h, const struct html_sheet *s)
{
    struct html_table *t = h->table;
    const struct frame_table *f = s->table;
    if (!f->header_rows || t->n_columns < 2 || f->stub_columns)
        return;
    size_t n = f->n_keys > KEYS_MAX ? 1 : f->n_keys, named = 0;
    for (size_t i = 0; i < n; i++) {
        struct html_column *c = &t->columns[f->keys[i]];
        c->key = !c->numeric && (n == 1 || differs(h, s, f->keys[i]));
        named += c->key;
    }
    if (!named)
        t->columns[n ? f->keys[0] : 0].key = true;
}

static void set_columns(struct html *h, const struct html_sheet *s)
{
    struct html_table *t = h->table;
    const struct frame_table *f = s->table;
    for (size_t c = 0; c < s->n_columns; c++) {
        t->columns[c].as = figure_notation(f->frame->columns[c]);
        t->columns[c].numeric = f->numeric && f->numeric[c];
        t->columns[c].other = !t->columns[c].numeric;
        t->columns[c].thousands = f->frame->columns[c]->display.thousands;
        t->columns[c].stub = c < f->stub_columns;
        t->columns[c].width = f->widths && !f->widths_auto ? f->widths[c] : 0;
    }
    for (size_t i = 0; i < f->n_sparks; i++)
        t->columns[f->sparks[i].after].sparks++;
    t->n_sparks = f->n_sparks;
    set_keys(h, s);
}

/* Adds a class to a cell's tag. */
static void put_class(struct html *h, str class, bool *any)
{
    if (!class.n)
        return;
    buf_put(h->out, *any ? S(" ") : S(" class=\""));
    buf_put_html(h->out, class);
    *any = true;
}

static void put_mark_classes(struct html *h, const struct table_mark *m,
                             bool *any)
{
    if (m->best)
        put_class(h, S("best"), any);
    if (m->bar)
        put_class(h, str_fmt(h->a, "bar w-%u", m->bar), any);
    if (m->dot)
        put_class(h, str_fmt(h->a, "dot w-%u", m->dot), any);
    if (m->shade)
        put_class(h, str_fmt(h->a, "heat-%u", m->shade), any);
    if (m->distance)
        put_class(h,
                  str_fmt(h->a, "%s-%u", m->good ? "good" : "bad", m->distance),
                  any);
}

/* Returns the class that a cell gets because of its column, or "". */
static str class_of(const struct html_table *t, const struct html_column *c,
                    bool head, bool header, str text, bool plain)
{
    if (c->numeric)
        return html_box_number_class(c, head ? S("") : text, plain);
    return c->stub && header                     ? S("stub")
           : !head && html_box_is_whole(t, text) ? S("whole")
                                                 : S("");
}

/* Writes "<td" or "<th" with classes and scope, but without ">". Returns the
   end tag. An empty cell is never a header, as in html_table.c. */
static str put_start(struct html *h, const struct html_column *c, bool head,
                     str text, const struct table_mark *mark,
                     const struct node *nodes)
{
    const struct html_table *t = h->table;
    bool header = text.n && (head || c->stub || c->key);
    bool plain = !nodes || csv_frame_bare(nodes).p;
    const struct strs *ids = nodes ? node_list(nodes, "ids") : NULL;
    const struct strs *own = nodes ? node_list(nodes, "classes") : NULL;
    bool any = false;
    buf_put(h->out, header ? S("<th") : S("<td"));
    if (ids && ids->n)
        html_tag_attr(h, "id", ids->v[0]);
    put_class(h, class_of(t, c, head, header, text, plain), &any);
    if (c->same && !c->child)
        put_class(h, S("same"), &any);
    if (c->gap && !c->child)
        put_class(h, S("gap"), &any);
    if (head && c->long_head)
        put_class(h, S("long"), &any);
    if (mark)
        put_mark_classes(h, mark, &any);
    for (size_t i = 0; own && i < own->n; i++)
        put_class(h, own->v[i], &any);
    if (any)
        buf_putc(h->out, '"');
    if (header)
        buf_put(h->out, head ? S(" scope=\"col\"") : S(" scope=\"row\""));
    return header ? S("</th>") : S("</td>");
}

/* Whether cell c of row r is the header of a column with an explanation. */
static bool has_account(const struct html_sheet *s, size_t r, size_t c)
{
    return s->table->explained && r < s->table->header_rows &&
           r + 1 == s->n_names && s->table->lineages[c].n &&
           s->texts[r * s->n_columns + c].n;
}

static void measure(struct html *h, struct html_table *t,
                    const struct html_sheet *s)
{
    for (size_t c = 0; c < s->n_columns; c++)
        for (size_t r = 0; r < s->n_rows; r++) {
            bool head = r < s->table->header_rows;
            if (t->columns[c].other && t->n_columns <= HTML_BOX_NARROW &&
                c != t->first)
                break;
            str text = html_sheet_visible(h, s, r, c);
            /* makes room for the button that html_how.c adds */
            if (has_account(s, r, c))
                text = str_concat(h->a, text, S(" f"));
            html_box_measure(t, c, text, head);
        }
}

/* If the table has several key columns, sets t->repeated: a flag for each row,
   true if the text of the row's first shown cell is also in the first shown
   cell of another row. */
static void find_repeated(struct html *h, const struct html_sheet *s)
{
    struct html_table *t = h->table;
    size_t n = s->n_rows - s->n_names;
    /* text of a cell -> element of `repeated` for its row */
    struct map first = {.a = h->a};
    bool *repeated = NEW_N(h->a, bool, n + 1);
    if (s->table->n_keys < 2 || !t->n_columns)
        return;
    for (size_t i = 0; i < n; i++) {
        str text = html_sheet_visible(h, s, i + s->n_names, t->first);
        const struct map_entry *e = map_find(&first, text);
        repeated[i] = e != NULL;
        if (e)
            *(bool *)e->value = true;
        else
            map_put(&first, text, &repeated[i]);
    }
    t->repeated = repeated;
}

/* Writes the attribute data-also of a row's first shown cell if the row's flag
   in t->repeated is set. The attribute has the texts of the other key columns,
   which the theme shows below the cell. */
static void put_also(struct html *h, const struct html_sheet *s, size_t r)
{
    const struct html_table *t = h->table;
    const struct frame_table *f = s->table;
    struct buf b = {.a = h->a};
    if (!t->repeated || r < s->n_names || !t->repeated[r - s->n_names])
        return;
    for (size_t k = 0; k < f->n_keys; k++) {
        size_t c = f->keys[k];
        str text = html_sheet_visible(h, s, r, c);
        if (c == t->first || t->columns[c].same || !text.n)
            continue;
        if (b.n)
            buf_puts(&b, " \u00b7 ");
        if (t->columns[c].numeric)
            buf_printf(&b, "%.*s ",
                       STR_ARG(name_text(h->a, s->frame->columns[c]->name)));
        buf_put(&b, text);
    }
    if (b.n)
        html_tag_attr(h, "data-also", buf_str(&b));
}

static void put_row_start(struct html *h, const struct html_sheet *s, size_t r)
{
    buf_puts(h->out, "<tr");
    if (s->table->explained && r >= s->n_names)
        html_tag_attr(h, "id", s->table->row_ids[r - s->n_names]);
    buf_putc(h->out, '>');
}

static void put_cell(struct html *h, const struct html_sheet *s, size_t r,
                     size_t c)
{
    bool head = r < s->table->header_rows;
    bool account = has_account(s, r, c);
    const struct node *nodes = html_sheet_nodes(s, r, c);
    const struct table_mark *marks = r < s->n_names ? NULL : s->table->marks;
    str end = put_start(
        h, &h->table->columns[c], head, html_sheet_visible(h, s, r, c),
        marks ? &marks[(r - s->n_names) * s->n_columns + c] : NULL, nodes);
    if (c == h->table->first)
        put_also(h, s, r);
    if (account)
        html_how_start(h, c);
    else if (nodes)
        html_tag_close(h, nodes, "td");
    else
        buf_putc(h->out, '>');
    html_sheet_put(h, s, r, c);
    if (account)
        html_how_end(h, s->table, c);
    buf_put(h->out, end);
}

/* Writes the cells with drawings that follow column c in row r. */
static void put_sparks(struct html *h, const struct html_sheet *s, size_t r,
                       size_t c)
{
    for (size_t i = 0; i < s->table->n_sparks; i++) {
        const struct sparks *drawn = s->table->sparks[i].drawn;
        if (s->table->sparks[i].after != c)
            continue;
        if (r + 1 == s->n_names) {
            html_tag_put(h->out, "<th class=\"spark\" scope=\"col\">",
                         drawn->label, "</th>");
            continue;
        }
        buf_puts(h->out, "<td class=\"spark\">");
        if (r >= s->n_names && drawn->v[r - s->n_names].drawing.marks.n)
            svg_put_spark(h->out, &drawn->v[r - s->n_names]);
        buf_puts(h->out, "</td>");
    }
}

static void put_row(struct html *h, const struct html_sheet *s, size_t r)
{
    put_row_start(h, s, r);
    for (size_t i = 0; i < s->n_columns; i++) {
        put_cell(h, s, r, h->table->order[i]);
        put_sparks(h, s, r, h->table->order[i]);
    }
    buf_puts(h->out, "</tr>\n");
}

static void put_panels(struct html *h, const struct html_sheet *s)
{
    for (size_t c = 0; s->n_names && c < s->n_columns; c++)
        if (has_account(s, s->n_names - 1, c))
            html_how_put_panel(h, s->table, c);
}

static void put_rows(struct html *h, const struct html_sheet *s,
                     const char *tag, size_t from, size_t to)
{
    if (from >= to)
        return;
    buf_printf(h->out, "<%s>\n", tag);
    for (size_t r = from; r < to; r++)
        put_row(h, s, r);
    html_tag_end(h, tag, HTML_BLOCK);
}

/* Writes the message of an empty table, such as "no rows", in place of rows. */
static void put_empty(struct html *h, const struct html_sheet *s)
{
    size_t width = s->n_columns + s->table->n_sparks;
    buf_puts(h->out, "<tbody>\n<tr class=\"empty\"><td");
    if (width > 1)
        buf_printf(h->out, " colspan=\"%zu\"", width);
    html_tag_put(h->out, ">", frame_table_empty(s->table), "</td></tr>\n");
    html_tag_end(h, "tbody", HTML_BLOCK);
}

void html_frame_put(struct html *h, const struct node *n)
{
    struct frame_table *f = n->data;
    struct html_sheet s;
    html_sheet_begin(h, &s, f);
    size_t heads = f->header_rows < s.n_rows ? f->header_rows : s.n_rows;
    struct html_table *t = html_box_begin(h, n, s.n_columns);
    t->rows = s.n_rows - heads;
    if (f->file.n) /* the folder with the data is beside the page */
        t->data = path_relative(h->a, path_dir(f->file), f->file);
    set_columns(h, &s);
    fold_columns(h, &s);
    move_key(t);
    find_repeated(h, &s);
    measure(h, t, &s);
    html_box_put_start(h, heads && s.n_columns ? s.texts[0] : STR_NONE);
    put_rows(h, &s, "thead", 0, heads);
    put_rows(h, &s, "tbody", heads, s.n_rows);
    if (!f->frame->n)
        put_empty(h, &s);
    html_box_end(h);
    if (f->legend.n)
        html_tag_put(h->out, "<p class=\"mark-line\" data-hidden-from-compare>",
                     f->legend, "</p>\n");
    put_fold(h, &s);
    put_panels(h, &s);
    html_tools_put(h, &s);
    html_what_if_put(h, &s);
    html_box_finish(h);
}
