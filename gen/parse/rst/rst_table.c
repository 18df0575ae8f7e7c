// SPDX-License-Identifier: MIT
// rst_table: docutils' Body.table_top, isolate_grid_table,
// isolate_simple_table and build_table.
#include "parse/rst/rst_element.h"

#include "parse/rst/rst_cells.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"

/* A table in the lines of m: n lines from line `start` on. */
struct rst_table_block {
    struct rst_machine *m;
    size_t start, n;
    struct rst_columns *rows; /* one for each line */
    bool blank_finish, is_outlined;
    bool skip;            /* the table is malformed, and this was reported */
    struct node messages; /* messages to append after the table */
};

static void malformed(struct rst_table_block *t, enum rst_message id,
                      size_t row, str arg)
{
    const struct line *l = &t->rows[row < t->n ? row : 0].line;
    struct pos at = line_pos(l, 0, l->text.n);
    struct node *message = rst_message(t->m->r, id, at, arg);
    (t->is_outlined ? node_prepend : node_append)(&t->messages, message);
    t->skip = true;
}

static void add_cell(struct rst_table_block *t, struct node *row,
                     const struct rst_cell *cell)
{
    struct arena *a = t->m->r->a;
    struct pos at = cell->lines.n ? line_pos(cell->lines.v, 0, 0) : row->pos;
    struct node *entry = node_new(a, NODE_ENTRY, at);
    bool empty = true;
    if (cell->morerows)
        node_set(a, entry, "morerows", str_fmt(a, "%zu", cell->morerows));
    if (cell->morecols)
        node_set(a, entry, "morecols", str_fmt(a, "%zu", cell->morecols));
    node_append(row, entry);
    for (size_t i = 0; i < cell->lines.n && empty; i++)
        empty = !cell->lines.v[i].text.n;
    if (!empty)
        rst_nested_parse(t->m, cell->lines, entry);
}

static void add_rows(struct rst_table_block *t, struct node *part,
                     const struct rst_cells *cells, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        struct node *row = node_new(t->m->r->a, NODE_ROW, part->pos);
        node_append(part, row);
        for (size_t k = 0; k < cells->n_columns; k++) {
            const struct rst_cell *c = &cells->v[i * cells->n_columns + k];
            if (c->used)
                add_cell(t, row, c);
        }
        if (row->first)
            row->pos = row->first->pos;
    }
}

static void build(struct rst_table_block *t, const struct rst_cells *cells)
{
    struct arena *a = t->m->r->a;
    struct pos at = line_pos(&t->rows[0].line, 0, t->rows[0].line.text.n);
    struct node *table = node_new(a, NODE_TABLE, at);
    struct node *tgroup = node_new(a, NODE_TGROUP, at);
    struct node *thead = node_new(a, NODE_THEAD, at);
    struct node *tbody = node_new(a, NODE_TBODY, at);
    node_append(t->m->node, table);
    node_append(table, tgroup);
    node_set(a, tgroup, "cols", str_fmt(a, "%zu", cells->n_columns));
    for (size_t i = 0; i < cells->n_columns; i++) {
        struct node *colspec = node_new(a, NODE_COLSPEC, at);
        node_set(a, colspec, "colwidth", str_fmt(a, "%zu", cells->widths[i]));
        node_append(tgroup, colspec);
    }
    if (cells->n_head) {
        node_append(tgroup, thead);
        add_rows(t, thead, cells, 0, cells->n_head);
    }
    node_append(tgroup, tbody);
    add_rows(t, tbody, cells, cells->n_head, cells->n_rows);
}

/* Reports text outside any cell, which docutils drops silently. */
static void report_lost(const struct rst_table_block *t,
                        const struct rst_cells *cells)
{
    for (size_t i = 0; i < cells->lost.n; i++) {
        const struct line *l = &t->rows[cells->lost.v[i]].line;
        size_t blanks = rst_blanks(l->text);
        size_t end = str_trim_right(l->text).n;
        rst_report(t->m->r, RST_MESSAGE_TABLE_LOST,
                   line_pos(l, blanks, end - blanks), STR_NONE);
    }
}

/* Copies n lines of the machine, from line t->start on. If `strip` is true,
   removes the blanks at both ends of each line. */
static void copy_lines(struct rst_table_block *t, size_t n, bool strip)
{
    struct arena *a = t->m->r->a;
    t->n = n;
    t->rows = NEW_N(a, struct rst_columns, n);
    for (size_t i = 0; i < n; i++) {
        struct line l = t->m->lines.v[t->start + i];
        if (strip)
            l = rst_part(&l, rst_blanks(l.text), str_trim_right(l.text).n);
        t->rows[i] = rst_cells_columns(a, &l);
    }
}

/* Ends the table before the first line that does not start with '+' or '|'. */
static void cut_left(struct rst_table_block *t)
{
    for (size_t i = 0; i < t->n; i++) {
        char c = rst_cells_char(&t->rows[i], 0);
        if (c == '+' || c == '|')
            continue;
        t->blank_finish = false;
        t->m->at -= t->n - i;
        t->n = i;
    }
}

/* Ends the table at its bottom border; returns false if the border is missing.
   If other lines follow the border, sets the current line to two lines above
   the border, as docutils does. */
static bool find_bottom(struct rst_table_block *t)
{
    if (rst_is_grid_border(t->rows[t->n - 1].line.text))
        return true;
    t->blank_finish = false;
    for (size_t i = t->n; i-- > 3;) {
        if (!rst_is_grid_border(t->rows[i - 1].line.text))
            continue;
        t->m->at -= t->n - (i - 1) + 1;
        t->n = i;
        return true;
    }
    return false;
}

/* Returns the index of the first line that is not as wide as the top border or
   does not end with '+' or '|'; t->n if there is no such line. */
static size_t crooked_row(const struct rst_table_block *t)
{
    for (size_t i = 0; i < t->n; i++) {
        char c = rst_cells_char(&t->rows[i], t->rows[i].n - 1);
        if (t->rows[i].n != t->rows[0].n || (c != '+' && c != '|'))
            return i;
    }
    return t->n;
}

static void isolate_grid(struct rst_table_block *t)
{
    struct rst_machine *m = t->m;
    size_t end = t->start;
    while (end < m->lines.n && !str_blank(m->lines.v[end].text) &&
           m->lines.v[end].text.p[0] != ' ')
        end++;
    t->blank_finish = end == m->lines.n || str_blank(m->lines.v[end].text);
    if (!t->blank_finish)
        node_append(&t->messages, rst_message(m->r, RST_MESSAGE_INDENT,
                                              rst_line_pos(m, end), STR_NONE));
    m->at = end - 1;
    copy_lines(t, end - t->start, true);
    cut_left(t);
    if (!find_bottom(t)) {
        malformed(t, RST_MESSAGE_TABLE_OPEN, t->n - 1, STR_NONE);
        return;
    }
    size_t crooked = crooked_row(t);
    if (crooked < t->n)
        malformed(t, RST_MESSAGE_TABLE, crooked, STR_NONE);
}

static void isolate_simple(struct rst_table_block *t)
{
    struct rst_machine *m = t->m;
    size_t limit = m->lines.n - 1, i = t->start + 1, found = 0, found_at = 0;
    size_t top = str_trim(m->lines.v[t->start].text).n;
    for (; i <= limit; i++) {
        str line = m->lines.v[i].text;
        if (!rst_is_simple_border(line))
            continue;
        t->blank_finish = rst_next_is_blank(m, i);
        if (str_trim(line).n != top) {
            m->at = i;
            copy_lines(t, i + 1 - t->start, false);
            malformed(t, RST_MESSAGE_TABLE_BORDER, t->n - 1, STR_NONE);
            return;
        }
        found++;
        found_at = i;
        if (found == 2 || t->blank_finish)
            break;
    }
    m->at = found ? found_at : limit;
    copy_lines(t, m->at + 1 - t->start, false);
    if (i <= limit)
        return;
    t->blank_finish = !found;
    malformed(t, RST_MESSAGE_TABLE_BOTTOM, t->n - 1,
              found ? S(" or no blank line after table bottom") : S(""));
}

static bool add_table(struct rst_machine *m,
                      void (*isolate)(struct rst_table_block *),
                      bool (*parse)(struct arena *, const struct rst_columns *,
                                    size_t, struct rst_cells *))
{
    struct rst_table_block t = {.m = m, .start = m->at};
    struct rst_cells cells = {0};
    isolate(&t);
    t.is_outlined = true;
    if (!t.skip && !parse(m->r->a, t.rows, t.n, &cells))
        malformed(&t, cells.fault, cells.fault_row, cells.fault_arg);
    if (!t.skip) {
        report_lost(&t, &cells);
        build(&t, &cells);
    }
    node_move_children(&t.messages, m->node);
    if (!t.blank_finish)
        rst_add_message(
            m, t.skip ? RST_MESSAGE_TABLE_BLANK_TOO : RST_MESSAGE_TABLE_BLANK,
            m->at + 1, STR_NONE);
    return true;
}

bool rst_table_grid(struct rst_machine *m)
{
    return add_table(m, isolate_grid, rst_grid);
}

bool rst_table_simple(struct rst_machine *m)
{
    return add_table(m, isolate_simple, rst_simple);
}
