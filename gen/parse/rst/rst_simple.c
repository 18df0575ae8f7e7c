// SPDX-License-Identifier: MIT
// rst_simple: docutils' SimpleTableParser. The top border defines the columns.
// A line with text in the first column starts a row. A line of '-' ends a row
// and shows which columns are joined in that row.
#include "parse/rst/rst_cells.h"

#include "base/vec.h"
#include "parse/rst/rst_pattern.h"

struct simple_column {
    size_t start, end;
};

struct simple_columns {
    struct simple_column *v;
    size_t n, cap;
};

/* A row: its cells, and the index of its first line. */
struct simple_row {
    struct rst_cell *cells;
    size_t start;
};

struct simple {
    struct arena *a;
    const struct rst_columns *lines;
    size_t n; /* number of lines */
    size_t head;
    struct simple_columns columns;
    size_t border_end;
    struct {
        struct simple_row *v;
        size_t n, cap;
    } rows;
    struct rst_cells *out;
};

static bool fault(struct simple *t, enum rst_message id, size_t line,
                  size_t named)
{
    t->out->fault = id;
    t->out->fault_row = line;
    t->out->fault_arg = str_fmt(t->a, "%zu", named);
    return false;
}

/* Whether a line starts with `mark` and contains only `mark` and blanks. */
static bool is_border(str s, char mark)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] != mark && s.p[i] != ' ')
            return false;
    return s.n && s.p[0] == mark;
}

/* Whether a line ends a row: a line of '-', or the first line, the header
   separator or the last line, which consist of '='. */
static bool is_span(const struct simple *t, size_t line)
{
    str s = t->lines[line].line.text;
    bool edge = line == 0 || line + 1 == t->n || line == t->head;
    return is_border(s, edge ? '=' : '-');
}

static bool read_columns(struct simple *t, size_t line,
                         struct simple_columns *out)
{
    str s = t->lines[line].line.text;
    size_t end = 0;
    for (;;) {
        size_t start = end;
        while (start < s.n && s.p[start] == ' ')
            start++;
        if (start >= s.n)
            break;
        end = str_find_char(s, ' ', start);
        if (end == STR_NPOS)
            end = s.n;
        vec_push(t->a, out, (struct simple_column){start, end});
    }
    if (!t->columns.n)
        return true;
    if (out->v[out->n - 1].end != t->border_end)
        return fault(t, RST_MESSAGE_TABLE_SPAN, line, line + 1);
    out->v[out->n - 1].end = t->columns.v[t->columns.n - 1].end;
    return true;
}

/* Widens the last column to the longest of lines [from, to). Returns false
   after reporting text between two columns. */
static bool check_columns(struct simple *t, size_t from, size_t to,
                          struct simple_columns *columns)
{
    struct simple_column *last = &t->columns.v[t->columns.n - 1];
    for (size_t i = 0; i < columns->n; i++) {
        struct simple_column *c = &columns->v[i];
        bool is_last = i + 1 == columns->n;
        for (size_t k = from; k < to; k++) {
            const struct rst_columns *l = &t->lines[k];
            size_t next = is_last ? SIZE_MAX : c[1].start;
            if (rst_cells_blank(l, c->end, next))
                continue;
            if (!is_last)
                return fault(t, RST_MESSAGE_TABLE_MARGIN, k, k + 1);
            size_t end = rst_cells_width(l);
            c->end = last->end > end ? last->end : end;
            if (end > last->end)
                last->end = end;
        }
    }
    return true;
}

/* Makes the cells of a row, some of whose columns may be joined. Returns false
   if the columns do not line up. */
static bool make_cells(struct simple *t, size_t start,
                       const struct simple_columns *columns,
                       struct simple_row *row)
{
    size_t k = 0;
    row->cells = NEW_N(t->a, struct rst_cell, t->columns.n);
    row->start = start;
    for (size_t i = 0; i < columns->n; i++, k++) {
        const struct simple_column *c = &columns->v[i];
        if (k >= t->columns.n || c->start != t->columns.v[k].start)
            return fault(t, RST_MESSAGE_TABLE_SPAN_COLUMN, start + 1,
                         start + 2);
        struct rst_cell *cell = &row->cells[k];
        cell->used = true;
        for (; c->end != t->columns.v[k].end; cell->morecols++)
            if (++k >= t->columns.n)
                return fault(t, RST_MESSAGE_TABLE_SPAN_COLUMN, start + 1,
                             start + 2);
    }
    return true;
}

/* Adds lines [from, to) as a row. `span`: index of the line of '-' or '=' that
   ends the row, or 0. Returns false if the row is malformed. */
static bool add_row(struct simple *t, size_t from, size_t to, size_t span)
{
    struct simple_columns columns = {0};
    struct simple_row row;
    if (from == to && !span)
        return true;
    if (span && !read_columns(t, span, &columns))
        return false;
    for (size_t i = 0; !span && i < t->columns.n; i++)
        vec_push(t->a, &columns, t->columns.v[i]);
    if (!check_columns(t, from, to, &columns) ||
        !make_cells(t, from, &columns, &row))
        return false;
    for (size_t i = 0, k = 0; i < columns.n; i++) {
        struct rst_cell *cell = &row.cells[k];
        cell->lines = rst_cells_block(t->a, t->lines, from, columns.v[i].start,
                                      to, columns.v[i].end);
        k += cell->morecols + 1;
    }
    vec_push(t->a, &t->rows, row);
    return true;
}

static bool starts_row(const struct simple *t, size_t line)
{
    const struct simple_column *first = t->columns.v;
    return !rst_cells_blank(&t->lines[line], first->start, first->end);
}

/* Records a line of text that docutils drops, since no line before it in its
   row has text in the first column. */
static void add_lost(struct simple *t, size_t line)
{
    if (!rst_cells_blank(&t->lines[line], 0, SIZE_MAX))
        vec_push(t->a, &t->out->lost, line);
}

static bool read_rows(struct simple *t)
{
    size_t start = 1;
    bool text_found = false;
    for (size_t i = 1; i < t->n; i++) {
        if (is_span(t, i)) {
            if (!add_row(t, start, i, i))
                return false;
            start = i + 1;
            text_found = false;
        } else if (starts_row(t, i)) {
            if (text_found && i != start && !add_row(t, start, i, 0))
                return false;
            start = i;
            text_found = true;
        } else if (!text_found) {
            add_lost(t, i);
            start = i + 1;
        }
    }
    return true;
}

static bool find_head(struct simple *t)
{
    for (size_t i = 1; i + 1 < t->n; i++) {
        if (!is_border(t->lines[i].line.text, '='))
            continue;
        if (t->head) {
            fault(t, RST_MESSAGE_TABLE_HEADS, i, 0);
            t->out->fault_arg =
                str_fmt(t->a, "%zu and %zu", t->head + 1, i + 1);
            return false;
        }
        t->head = i;
    }
    return true;
}

static void fill(struct simple *t)
{
    struct rst_cells *out = t->out;
    size_t n = t->columns.n;
    out->n_columns = n;
    out->n_rows = t->rows.n;
    out->widths = NEW_N(t->a, size_t, n);
    out->v = NEW_N(t->a, struct rst_cell, n * t->rows.n);
    for (size_t i = 0; i < n; i++)
        out->widths[i] = t->columns.v[i].end - t->columns.v[i].start;
    for (size_t i = 0; i < t->rows.n; i++)
        memcpy(&out->v[i * n], t->rows.v[i].cells, n * sizeof *out->v);
    while (t->head && out->n_head < t->rows.n &&
           t->rows.v[out->n_head].start <= t->head)
        out->n_head++;
    if (out->n_head == t->rows.n)
        out->n_head = 0;
}

bool rst_simple(struct arena *a, const struct rst_columns *rows, size_t n,
                struct rst_cells *out)
{
    struct simple t = {.a = a, .lines = rows, .n = n, .out = out};
    struct simple_columns columns = {0};
    if (!find_head(&t) || !read_columns(&t, 0, &columns))
        return false;
    t.columns = columns;
    t.border_end = columns.v[columns.n - 1].end;
    if (!read_rows(&t))
        return false;
    fill(&t);
    return true;
}
