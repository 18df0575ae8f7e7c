// SPDX-License-Identifier: MIT
// html_table: tables of nodes (tgroup, colspec, row, entry).
#include "render/html_box.h"
#include "render/html_frame.h"
#include "render/html_tag.h"
#include "render/html_tools.h"

/* Returns the index of the column that an entry starts in, after any columns
   that a cell above covers. Sets *span to the number of columns of the entry,
   and t->at to the column after the entry. */
static size_t place_entry(struct html_table *t, const struct node *entry,
                          size_t *span)
{
    while (t->at < t->n_columns && t->columns[t->at].covered)
        t->columns[t->at++].covered--;
    size_t at = t->at, rest = t->n_columns - at;
    *span = node_count(entry, "morecols") + 1;
    if (*span > rest)
        *span = rest;
    for (size_t i = 0; i < *span; i++)
        t->columns[t->at++].covered = (unsigned)node_count(entry, "morerows");
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

static void measure_row(struct html *h, struct html_table *t,
                        const struct node *row, bool head)
{
    node_each (entry, row) {
        size_t span, at = place_entry(t, entry, &span);
        t->spans |= node_has(entry, "morerows");
        t->merged |= span > 1 || node_has(entry, "morerows");
        if (span == 1)
            html_box_measure(t, at, str_trim(html_box_text(h, entry)), head);
    }
    end_row(t);
}

/* Measures the cells and finds the columns of numbers. If the table has a head
   and several columns, sets `key` of the first column, which names the rows. */
static void measure_rows(struct html *h, struct html_table *t,
                         const struct node *group)
{
    bool names = false;
    node_each (part, group) {
        if (part->type != NODE_THEAD && part->type != NODE_TBODY)
            continue;
        bool head = part->type == NODE_THEAD;
        names |= head;
        node_each (row, part) {
            measure_row(h, t, row, head);
            t->rows += !head;
        }
        end_group(t);
    }
    for (size_t i = 0; i < t->n_columns; i++)
        t->columns[i].numeric =
            t->columns[i].any_number && !t->columns[i].other;
    if (names && t->n_columns > 1 && !h->o->plain)
        t->columns[0].key = true;
}

static str first_header(struct html *h, const struct node *group)
{
    const struct node *head = node_child(group, NODE_THEAD);
    const struct node *row = head ? head->first : NULL;
    return row && row->first ? html_box_text(h, row->first) : STR_NONE;
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
    const struct node *group = node_child(n, NODE_TGROUP);
    if (n->data)
        html_frame_put(h, n);
    if (n->data || !group)
        return false;
    struct html_table *t = html_box_begin(h, n, count_columns(group));
    bool given = node_has_class(n, S("colwidths-given"));
    size_t i = 0;
    node_each (c, group) {
        if (c->type != NODE_COLSPEC)
            continue;
        t->columns[i].stub = node_count(c, "stub") > 0;
        if (given)
            t->columns[i].width = (unsigned)node_count(c, "colwidth");
        i++;
    }
    measure_rows(h, t, group);
    html_box_put_start(h, first_header(h, group));
    html_tools_put_nodes(h, group);
    return true;
}

static void table_end(struct html *h, const struct node *n)
{
    (void)n;
    html_box_end(h);
    html_box_finish(h);
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

static bool shows_nothing(const struct node *entry)
{
    node_each (c, entry)
        if (!html_tag_is_hidden(c->type))
            return false;
    return true;
}

/* Whether a cell is a header. An empty cell is never a header, since screen
   readers would announce an empty header. */
static bool is_header(struct html *h, const struct node *entry,
                      const struct html_column *c)
{
    if (h->table->in_head || c->stub)
        return !shows_nothing(entry);
    return c->key && str_trim(html_box_text(h, entry)).n;
}

/* Returns the text of a cell that contains only plain text, "" for an empty
   cell, or STR_NONE if the cell contains anything else. */
static str bare_text(const struct node *n)
{
    const struct node *only = html_tag_only_child(n);
    if (shows_nothing(n))
        return S("");
    bool bare = only && only->type == NODE_PARAGRAPH && only->first &&
                only->first->type == NODE_TEXT && !only->first->next &&
                !node_list(only, "ids")->n && !node_list(only, "classes")->n;
    return bare ? only->first->text : STR_NONE;
}

/* Returns the classes that a cell gets because of its column, or NULL. `bare`
   is the cell's text if the cell contains only plain text, or else STR_NONE. */
static const char *class_of(struct html *h, const struct html_column *c,
                            str bare, str text, bool header)
{
    const struct html_table *t = h->table;
    str number = t->in_head ? S("") : bare.n ? bare : text;
    str class = c->numeric ? html_box_number_class(c, number, bare.p)
                : header && !t->in_head && c->stub          ? S("stub")
                : !t->in_head && html_box_is_whole(t, text) ? S("whole")
                                                            : S("");
    if (t->in_head && c->long_head)
        class = class.n ? str_fmt(h->a, "%s long", class.p) : S("long");
    if (c->gap && !c->child)
        return class.n ? str_fmt(h->a, "%s gap", class.p).p : "gap";
    return class.n ? class.p : NULL;
}

static bool entry(struct html *h, const struct node *n)
{
    struct html_table *t = h->table;
    size_t span, at = place_entry(t, n, &span);
    size_t rows = node_count(n, "morerows") + 1;
    struct html_column several = {.gap = span && t->columns[at].gap};
    const struct html_column *c = span == 1 ? &t->columns[at] : &several;
    bool header = is_header(h, n, c);
    const char *tag = t->cell = header ? "th" : "td";
    str bare = c->numeric ? bare_text(n) : STR_NONE;
    str text = h->o->plain ? S("") : str_trim(html_box_text(h, n));
    html_tag_open(h, n, tag, class_of(h, c, bare, text, header));
    if (header)
        html_tag_attr(h, "scope", t->in_head ? S("col") : S("row"));
    if (span > 1)
        html_tag_attr(h, "colspan", str_fmt(h->a, "%zu", span));
    if (rows > 1)
        html_tag_attr(h, "rowspan", str_fmt(h->a, "%zu", rows));
    html_tag_close(h, n, tag);
    if (!bare.n || t->in_head)
        return true;
    html_box_put_text(h->out, c, bare);
    html_tag_end(h, tag, HTML_INLINE);
    return false;
}

static void entry_end(struct html *h, const struct node *n)
{
    (void)n;
    html_tag_end(h, h->table->cell, HTML_INLINE);
}

const struct html_element html_table_elements[] = {
    {NODE_TABLE, HTML_BLOCK, NULL, NULL, table, table_end},
    {NODE_TGROUP, HTML_BLOCK, NULL, NULL, NULL, NULL},
    {NODE_THEAD, HTML_BLOCK, NULL, NULL, head, head_end},
    {NODE_TBODY, HTML_BLOCK, "tbody", NULL, NULL, NULL},
    {NODE_ROW, HTML_LINE, NULL, NULL, row, row_end},
    {NODE_ENTRY, HTML_INLINE, NULL, NULL, entry, entry_end},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
