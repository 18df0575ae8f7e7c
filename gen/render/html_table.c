// SPDX-License-Identifier: MIT
// html_table: tables of nodes (tgroup, colspec, row, entry), and the parts
// that every table has.
#include "render/html_table.h"

#include "frame/numeral.h"
#include "render/html_walk.h"
#include "render/template_render.h"
#include "render/wrap.h"

/* Widths, in twentieths of a digit: README.md of templates/ tells the why. */
enum {
    WHOLE = 9 * WRAP_DIGIT,
    WHOLE_FIRST = 16 * WRAP_DIGIT,
    WHOLE_HEAD = 5 * WRAP_DIGIT
};

static bool is(const struct node *n, enum node_type type)
{
    return n && n->type == type;
}

static const struct node *child(const struct node *n, enum node_type type)
{
    node_each (c, n)
        if (c->type == type)
            return c;
    return NULL;
}

/* What every table has. */

struct html_table *html_table_begin(struct html *h, const struct node *n,
                                    size_t n_columns)
{
    struct html_table *t = NEW(h->a, struct html_table);
    t->up = h->table;
    t->node = n;
    t->outer = h->out;
    t->body.a = h->a;
    t->columns = NEW_N(h->a, struct html_column, n_columns ? n_columns : 1);
    t->n_columns = n_columns;
    h->table = t;
    h->out = &t->body;
    return t;
}

static bool is_wide(const struct html_table *t)
{
    return t->n_columns > HTML_TABLE_NARROW;
}

void html_table_finish(struct html *h)
{
    struct html_table *t = h->table;
    html_tag_end(h, "table", HTML_BLOCK);
    h->out = t->outer;
    h->table = t->up;
    html_tag_line(h);
    str html = str_trim_right(buf_str(&t->body));
    if (!h->o->table) {
        buf_puts(h->out, "<div class=\"table-scroll\">");
        buf_put(h->out, html);
        buf_puts(h->out, "</div>\n");
        return;
    }
    str columns = str_fmt(h->a, "%zu", t->n_columns);
    str rows = str_fmt(h->a, "%zu", t->rows);
    const struct view_field fields[] = {
        {S("id"), view_text(t->id)},        {S("label"), view_text(t->label)},
        {S("wide"), view_bool(is_wide(t))}, {S("columns"), view_text(columns)},
        {S("rows"), view_text(rows)},       {S("table"), view_text(html)},
    };
    struct view view = view_object(fields, sizeof fields / sizeof *fields);
    template_render(h->o->table, &view, h->doc->diags, h->out);
    html_tag_line(h);
}

/* The table's own id, or one of its section and its caption or first header,
   so that it stays when tables around it come and go. */
static str table_id(struct html *h, const struct html_table *t, str head)
{
    const struct strs *own = node_list(t->node, "ids");
    if (own->n)
        return own->v[0];
    const struct node *section = node_above(t->node, NODE_SECTION);
    const struct strs *above = section ? node_list(section, "ids") : own;
    str text = t->label.n ? t->label : head.n ? head : S("table");
    str wish = document_make_id(h->a, text);
    if (above->n)
        wish = str_fmt(h->a, "%.*s-%.*s", STR_ARG(above->v[0]),
                       STR_ARG(wish.n ? wish : S("table")));
    return html_tag_id(h, wish.n ? wish : S("table"));
}

static void put_classes(struct html *h, const struct html_table *t)
{
    const struct strs *own = node_list(t->node, "classes");
    buf_puts(h->out, " class=\"df-table");
    if (is_wide(t))
        buf_puts(h->out, " colwidths-fit");
    else if (t->n_columns && t->columns[0].width)
        buf_puts(h->out, " colwidths-given");
    for (size_t i = 0; i < own->n; i++) {
        if (str_starts(own->v[i], S("colwidths-")))
            continue;
        buf_putc(h->out, ' ');
        buf_put_html(h->out, own->v[i]);
    }
    buf_putc(h->out, '"');
}

static void put_caption(struct html *h, const struct html_table *t)
{
    const struct node *title = child(t->node, NODE_TITLE);
    if (!title)
        return;
    buf_puts(h->out, "<caption>");
    node_each (c, title)
        html_walk(h, c);
    buf_puts(h->out, "<a class=\"headerlink\"");
    html_tag_attr(h, "href", str_concat(h->a, S("#"), t->id));
    buf_puts(h->out, " aria-label=\"Link to this table\">#</a></caption>\n");
}

/* N of a column's class w-N: digits where the columns fit their text, per
   cent where the author gave widths. */
static unsigned column_n(const struct html_table *t, size_t i, unsigned total)
{
    const struct html_column *c = &t->columns[i];
    if (!is_wide(t)) {
        unsigned long n = (c->width * 100ul + total / 2) / total;
        return n < 1 ? 1 : n > 100 ? 100 : (unsigned)n;
    }
    unsigned n = (c->fit + WRAP_DIGIT / 4 + WRAP_DIGIT - 1) / WRAP_DIGIT;
    return n < 2 ? 2 : n > 30 ? 30 : n;
}

static void put_colgroup(struct html *h, const struct html_table *t)
{
    unsigned total = 0;
    for (size_t i = 0; i < t->n_columns; i++)
        total += t->columns[i].width;
    if (!is_wide(t) && !total)
        return;
    buf_puts(h->out, "<colgroup>");
    for (size_t i = 0; i < t->n_columns; i++) {
        unsigned n = column_n(t, i, total);
        buf_puts(h->out, "<col class=\"w-");
        if (n >= 100)
            buf_putc(h->out, '1');
        if (n >= 10)
            buf_putc(h->out, (char)('0' + n / 10 % 10));
        buf_putc(h->out, (char)('0' + n % 10));
        buf_puts(h->out, "\">");
    }
    buf_puts(h->out, "</colgroup>\n");
}

void html_table_put_start(struct html *h, str head)
{
    struct html_table *t = h->table;
    const struct node *title = child(t->node, NODE_TITLE);
    const struct strs *ids = node_list(t->node, "ids");
    t->label = title ? node_astext(h->a, title) : S("");
    t->id = table_id(h, t, head);
    for (size_t i = 1; i < ids->n; i++) {
        buf_puts(h->out, "<span");
        html_tag_attr(h, "id", ids->v[i]);
        buf_puts(h->out, "></span>");
    }
    buf_puts(h->out, "<table");
    html_tag_attr(h, "id", t->id);
    put_classes(h, t);
    buf_puts(h->out, ">\n");
    put_caption(h, t);
    put_colgroup(h, t);
}

void html_table_measure(struct html_table *t, size_t column, str text,
                        bool head)
{
    struct html_column *c = &t->columns[column];
    if (!is_wide(t) || c->fit >= WRAP_MAX)
        return;
    unsigned whole = column ? WHOLE : WHOLE_FIRST;
    unsigned n = head ? wrap_width(text, 3, WHOLE_HEAD) * 53 / 50
                      : wrap_width(text, 2, whole);
    if (n > c->fit)
        c->fit = n;
}

/* Tables of nodes. */

static size_t number_of(const struct node *n, const char *name)
{
    long k = 0;
    return str_to_long(node_get(n, name), &k) && k > 0 ? (size_t)k : 0;
}

static str cell_text(struct html *h, const struct node *entry)
{
    const struct node *p = entry->first;
    if (!p)
        return S("");
    if (!p->next && is(p->first, NODE_TEXT) && !p->first->next)
        return p->first->text;
    return node_astext(h->a, entry);
}

/* The column that an entry starts in, which moves t->at behind it; columns
   that a cell above covers are stepped over. Sets how many it spans. */
static size_t place_entry(struct html_table *t, const struct node *entry,
                          size_t *span)
{
    while (t->at < t->n_columns && t->columns[t->at].covered)
        t->columns[t->at++].covered--;
    size_t at = t->at, rest = t->n_columns - at;
    *span = number_of(entry, "morecols") + 1;
    if (*span > rest)
        *span = rest;
    for (size_t i = 0; i < *span; i++)
        t->columns[t->at++].covered = (unsigned)number_of(entry, "morerows");
    return at;
}

static void end_row(struct html_table *t)
{
    for (; t->at < t->n_columns; t->at++)
        if (t->columns[t->at].covered)
            t->columns[t->at].covered--;
    t->at = 0;
}

static void end_group(struct html_table *t)
{
    for (size_t i = 0; i < t->n_columns; i++)
        t->columns[i].covered = 0;
}

/* What a look over the cells tells of a column. */
struct seen {
    bool number, other;
};

static void look_at_row(struct html *h, struct html_table *t,
                        const struct node *row, struct seen *seen, bool head)
{
    node_each (entry, row) {
        size_t span, at = place_entry(t, entry, &span);
        if (span != 1)
            continue;
        str text = str_trim(cell_text(h, entry));
        html_table_measure(t, at, text, head);
        if (head || numeral_is_missing(text))
            continue;
        if (numeral_is(text))
            seen[at].number = true;
        else
            seen[at].other = true;
    }
    end_row(t);
}

/* Measures the cells and finds the columns of numbers. */
static void look_at_rows(struct html *h, struct html_table *t,
                         const struct node *group)
{
    struct seen *seen = NEW_N(h->a, struct seen, t->n_columns + 1);
    node_each (part, group) {
        if (part->type != NODE_THEAD && part->type != NODE_TBODY)
            continue;
        bool head = part->type == NODE_THEAD;
        node_each (row, part) {
            look_at_row(h, t, row, seen, head);
            t->rows += !head;
        }
        end_group(t);
    }
    for (size_t i = 0; i < t->n_columns; i++)
        t->columns[i].numeric = seen[i].number && !seen[i].other;
}

static str first_header(struct html *h, const struct node *group)
{
    const struct node *head = child(group, NODE_THEAD);
    const struct node *row = head ? head->first : NULL;
    return row && row->first ? cell_text(h, row->first) : STR_NONE;
}

static size_t count_columns(const struct node *group)
{
    size_t n = 0;
    node_each (c, group)
        n += c->type == NODE_COLSPEC;
    return n;
}

static bool table(struct html *h, const struct node *n)
{
    const struct node *group = child(n, NODE_TGROUP);
    if (!group)
        return false;
    struct html_table *t = html_table_begin(h, n, count_columns(group));
    bool given = node_has_class(n, S("colwidths-given"));
    size_t i = 0;
    node_each (c, group) {
        if (c->type != NODE_COLSPEC)
            continue;
        t->columns[i].stub = number_of(c, "stub") > 0;
        if (given)
            t->columns[i].width = (unsigned)number_of(c, "colwidth");
        i++;
    }
    look_at_rows(h, t, group);
    html_table_put_start(h, first_header(h, group));
    return true;
}

static void table_end(struct html *h, const struct node *n)
{
    (void)n;
    html_table_finish(h);
}

static bool head(struct html *h, const struct node *n)
{
    (void)n;
    h->table->in_head = true;
    buf_puts(h->out, "<thead>\n");
    return true;
}

static void head_end(struct html *h, const struct node *n)
{
    (void)n;
    h->table->in_head = false;
    end_group(h->table);
    html_tag_end(h, "thead", HTML_BLOCK);
}

static bool row(struct html *h, const struct node *n)
{
    html_tag_line(h);
    html_tag_open(h, n, "tr", NULL);
    buf_putc(h->out, '>');
    return true;
}

static void row_end(struct html *h, const struct node *n)
{
    (void)n;
    end_row(h->table);
    buf_puts(h->out, "</tr>\n");
}

static bool is_header(const struct html_table *t, size_t column)
{
    return t->in_head || (column < t->n_columns && t->columns[column].stub);
}

static bool entry(struct html *h, const struct node *n)
{
    struct html_table *t = h->table;
    size_t span, at = place_entry(t, n, &span);
    size_t rows = number_of(n, "morerows") + 1;
    bool numeric = span == 1 && t->columns[at].numeric;
    const char *tag = t->cell = is_header(t, at) ? "th" : "td";
    html_tag_open(h, n, tag, numeric ? "num" : NULL);
    if (is_header(t, at))
        html_tag_attr(h, "scope", t->in_head ? S("col") : S("row"));
    if (span > 1)
        html_tag_attr(h, "colspan", str_fmt(h->a, "%zu", span));
    if (rows > 1)
        html_tag_attr(h, "rowspan", str_fmt(h->a, "%zu", rows));
    html_tag_close(h, n, tag);
    return true;
}

static void entry_end(struct html *h, const struct node *n)
{
    (void)n;
    html_tag_end(h, h->table->cell, HTML_INLINE);
}

static bool hidden(struct html *h, const struct node *n)
{
    (void)h, (void)n;
    return false;
}

const struct html_element html_table_elements[] = {
    {NODE_TABLE, HTML_BLOCK, NULL, NULL, table, table_end},
    {NODE_TGROUP, HTML_BLOCK, NULL, NULL, NULL, NULL},
    {NODE_COLSPEC, HTML_BLOCK, NULL, NULL, hidden, NULL},
    {NODE_THEAD, HTML_BLOCK, NULL, NULL, head, head_end},
    {NODE_TBODY, HTML_BLOCK, "tbody", NULL, NULL, NULL},
    {NODE_ROW, HTML_LINE, NULL, NULL, row, row_end},
    {NODE_ENTRY, HTML_INLINE, NULL, NULL, entry, entry_end},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
