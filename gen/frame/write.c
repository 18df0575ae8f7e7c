// SPDX-License-Identifier: MIT
// write: frames as CSV, JSON, Markdown and aligned text.
#include "frame/write.h"

#include <math.h>

#include "base/utf8.h"
#include "frame/number.h"

/* ---- CSV ---- */

static bool needs_quotes(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] == ',' || s.p[i] == '"' || s.p[i] == '\n' || s.p[i] == '\r')
            return true;
    return false;
}

static void put_csv_text(struct buf *b, str s)
{
    if (!needs_quotes(s)) {
        buf_put(b, s);
        return;
    }
    buf_putc(b, '"');
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '"')
            buf_putc(b, '"');
        buf_putc(b, s.p[i]);
    }
    buf_putc(b, '"');
}

static void put_csv_value(struct buf *b, struct value v)
{
    if (v.type == VALUE_STR)
        put_csv_text(b, v.s);
    else
        value_put(b, v);
}

/* A row that is one empty field would be a blank line. */
static void end_csv_row(struct buf *b, size_t start)
{
    if (b->n == start)
        buf_puts(b, "\"\"");
    buf_putc(b, '\n');
}

void write_csv(struct buf *b, const struct frame *f)
{
    size_t start = b->n;
    for (size_t k = 0; k < f->n_columns; k++) {
        if (k)
            buf_putc(b, ',');
        put_csv_text(b, f->columns[k]->name);
    }
    end_csv_row(b, start);
    for (size_t i = 0; i < f->n; i++) {
        start = b->n;
        for (size_t k = 0; k < f->n_columns; k++) {
            if (k)
                buf_putc(b, ',');
            put_csv_value(b, column_value(f->columns[k], i));
        }
        end_csv_row(b, start);
    }
}

/* ---- JSON ---- */

static void put_json_value(struct buf *b, struct value v)
{
    if (v.type == VALUE_STR)
        buf_put_json(b, v.s);
    else if (v.type == VALUE_BOOL)
        buf_put(b, v.b ? S("true") : S("false"));
    else if (v.type == VALUE_NA || (v.type == VALUE_FLOAT && !isfinite(v.f)))
        buf_puts(b, "null");
    else
        value_put(b, v);
}

void write_json(struct buf *b, const struct frame *f)
{
    buf_putc(b, '[');
    for (size_t i = 0; i < f->n; i++) {
        buf_put(b, i ? S(",\n {") : S("{"));
        for (size_t k = 0; k < f->n_columns; k++) {
            if (k)
                buf_puts(b, ", ");
            buf_put_json(b, f->columns[k]->name);
            buf_puts(b, ": ");
            put_json_value(b, column_value(f->columns[k], i));
        }
        buf_putc(b, '}');
    }
    buf_puts(b, "]\n");
}

/* ---- aligned columns ---- */

/* A table of texts, the header as row 0. */
struct grid {
    str *cells;
    size_t rows, columns;
    size_t *widths;
    bool *right;
};

/* A cell on one line; with `pipes`, a | in it is escaped. */
static str one_line(struct arena *a, str s, bool pipes)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++) {
        bool blank = s.p[i] == '\n' || s.p[i] == '\r' || s.p[i] == '\t';
        if (pipes && s.p[i] == '|')
            buf_putc(&b, '\\');
        buf_putc(&b, blank ? ' ' : s.p[i]);
    }
    return buf_str(&b);
}

static bool is_number(enum column_type type)
{
    return type == COLUMN_INT || type == COLUMN_FLOAT;
}

static struct grid make_grid(struct arena *a, const struct frame *f, bool pipes)
{
    struct grid g = {.rows = f->n + 1, .columns = f->n_columns};
    g.cells = NEW_N(a, str, g.rows * g.columns);
    g.widths = NEW_N(a, size_t, g.columns);
    g.right = NEW_N(a, bool, g.columns);
    for (size_t k = 0; k < g.columns; k++) {
        g.right[k] = is_number(f->columns[k]->type);
        for (size_t i = 0; i < g.rows; i++) {
            struct buf cell = {.a = a};
            if (i)
                value_put(&cell, column_value(f->columns[k], i - 1));
            str text = i ? buf_str(&cell) : f->columns[k]->name;
            str *to = &g.cells[i * g.columns + k];
            *to = one_line(a, text, pipes);
            size_t width = utf8_columns(*to);
            g.widths[k] = width > g.widths[k] ? width : g.widths[k];
        }
    }
    return g;
}

static void put_cell(struct buf *b, const struct grid *g, size_t row, size_t k,
                     bool last)
{
    str s = g->cells[row * g->columns + k];
    size_t pad = g->widths[k] - utf8_columns(s);
    if (g->right[k])
        buf_fill(b, ' ', pad);
    buf_put(b, s);
    if (!g->right[k] && !last)
        buf_fill(b, ' ', pad);
}

static void put_rule(struct buf *b, const struct grid *g)
{
    buf_putc(b, '|');
    for (size_t k = 0; k < g->columns; k++) {
        buf_putc(b, ' ');
        buf_fill(b, '-', g->widths[k] - (g->right[k] ? 1 : 0));
        buf_put(b, g->right[k] ? S(": |") : S(" |"));
    }
    buf_putc(b, '\n');
}

void write_markdown(struct buf *b, const struct frame *f)
{
    struct grid g = make_grid(b->a, f, true);
    for (size_t k = 0; k < g.columns; k++)
        g.widths[k] = g.widths[k] < 3 ? 3 : g.widths[k];
    for (size_t i = 0; i < g.rows && g.columns; i++) {
        buf_putc(b, '|');
        for (size_t k = 0; k < g.columns; k++) {
            buf_putc(b, ' ');
            put_cell(b, &g, i, k, false);
            buf_puts(b, " |");
        }
        buf_putc(b, '\n');
        if (i == 0)
            put_rule(b, &g);
    }
}

void write_text(struct buf *b, const struct frame *f)
{
    struct grid g = make_grid(b->a, f, false);
    for (size_t i = 0; i < g.rows && g.columns; i++) {
        for (size_t k = 0; k < g.columns; k++) {
            if (k)
                buf_puts(b, "  ");
            put_cell(b, &g, i, k, k + 1 == g.columns);
        }
        buf_putc(b, '\n');
    }
}
