// SPDX-License-Identifier: MIT
// write: writes CSV in blocks of rows. For Markdown and text, first makes a
// grid of strings, to find the widths of columns.
#include "frame/write.h"

#include <math.h>

#include "base/pool.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "frame/moment.h"
#include "frame/name.h"
#include "frame/number.h"

/* ---- CSV ---- */

static bool needs_quotes(str s)
{
    static const bool QUOTED[256] = {
        [','] = true, ['"'] = true, ['\n'] = true, ['\r'] = true};
    for (size_t i = 0; i < s.n; i++)
        if (QUOTED[(unsigned char)s.p[i]])
            return true;
    return false;
}

void write_csv_quoted(struct buf *b, str s)
{
    buf_putc(b, '"');
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '"')
            buf_putc(b, '"');
        buf_putc(b, s.p[i]);
    }
    buf_putc(b, '"');
}

static void put_csv_text(struct buf *b, str s)
{
    if (needs_quotes(s))
        write_csv_quoted(b, s);
    else
        buf_put(b, s);
}

static void put_csv_cell(struct buf *b, const struct column *c, size_t row)
{
    struct value v;
    if (c->type == COLUMN_FLOAT) { /* fast path */
        if (!isnan(c->f[row]))
            number_put_float(b, c->f[row]);
        return;
    }
    v = column_value(c, row);
    if (v.type == VALUE_STR)
        put_csv_text(b, v.s);
    else
        value_put(b, v);
}

/* Ends a row. If its only field is empty, writes the field as "": programs that
   read CSV skip blank lines. */
static void end_csv_row(struct buf *b, size_t start)
{
    if (b->n == start)
        buf_puts(b, "\"\"");
    buf_putc(b, '\n');
}

static void put_csv_names(struct buf *b, const struct frame *f)
{
    size_t start, levels = name_frame_levels(f);
    for (size_t l = 0; l < levels; l++) {
        start = b->n;
        for (size_t k = 0; k < f->n_columns; k++) {
            if (k)
                buf_putc(b, ',');
            put_csv_text(b,
                         name_level_text(b->a, f->columns[k]->name, l, levels));
        }
        end_csv_row(b, start);
    }
}

static void put_csv_rows(struct buf *b, const struct frame *f, size_t from,
                         size_t to)
{
    for (size_t i = from; i < to; i++) {
        size_t start = b->n;
        for (size_t k = 0; k < f->n_columns; k++) {
            if (k)
                buf_putc(b, ',');
            put_csv_cell(b, f->columns[k], i);
        }
        end_csv_row(b, start);
    }
}

void write_csv_rows(struct buf *b, const struct frame *f)
{
    put_csv_rows(b, f, 0, f->n);
}

void write_csv(struct buf *b, const struct frame *f)
{
    put_csv_names(b, f);
    write_csv_rows(b, f);
}

/* Blocks of rows of CSV, one for each worker. All blocks are written to the
   file once all of them are complete. */
struct blocks {
    const struct frame *f;
    size_t row; /* first row of the first block */
    struct buf text[WRITE_WORKERS_MAX];
};

enum { BLOCK = 1 << 14 }; /* number of rows of a block */

static void make_block(void *data, size_t item, size_t worker)
{
    struct blocks *w = data;
    size_t from = w->row + item * BLOCK, n = w->f->n;
    (void)worker;
    w->text[item].n = 0;
    if (from < n)
        put_csv_rows(&w->text[item], w->f, from,
                     from + BLOCK < n ? from + BLOCK : n);
}

bool write_csv_file(FILE *out, const struct frame *f, size_t workers)
{
    struct arena arenas[WRITE_WORKERS_MAX] = {0};
    struct blocks w = {.f = f};
    bool ok = true;
    if (workers > WRITE_WORKERS_MAX)
        workers = WRITE_WORKERS_MAX;
    if (workers > f->n / BLOCK + 1)
        workers = f->n / BLOCK + 1;
    for (size_t i = 0; i < workers; i++)
        w.text[i].a = &arenas[i];
    put_csv_names(&w.text[0], f);
    ok = fwrite(w.text[0].p, 1, w.text[0].n, out) == w.text[0].n;
    for (; ok && w.row < f->n; w.row += workers * BLOCK) {
        pool_run(workers, workers, make_block, &w);
        for (size_t i = 0; i < workers; i++)
            if (w.text[i].n)
                ok &= fwrite(w.text[i].p, 1, w.text[i].n, out) == w.text[i].n;
    }
    for (size_t i = 0; i < workers; i++)
        arena_free(&arenas[i]);
    return ok;
}

/* ---- JSON ---- */

static void put_json_time(struct buf *b, struct value v)
{
    buf_putc(b, '"');
    if (v.type == VALUE_DATE)
        moment_put_iso(b, v.ns, v.zone, v.shown);
    else
        moment_put_iso_span(b, v.ns);
    buf_putc(b, '"');
}

void write_json_value(struct buf *b, struct value v)
{
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN)
        put_json_time(b, v);
    else if (v.type == VALUE_STR)
        buf_put_json(b, v.s);
    else if (v.type == VALUE_BOOL)
        buf_put(b, v.b ? S("true") : S("false"));
    else if (v.type == VALUE_NA || (v.type == VALUE_FLOAT && !isfinite(v.f)))
        buf_puts(b, "null");
    else
        value_put(b, v);
}

static void put_json_cell(struct buf *b, const struct column *c, size_t row)
{
    if (c->type == COLUMN_FLOAT && isfinite(c->f[row]))
        number_put_float(b, c->f[row]);
    else
        write_json_value(b, column_value(c, row));
}

void write_json(struct buf *b, const struct frame *f)
{
    str *keys = NEW_N(b->a, str, f->n_columns);
    for (size_t k = 0; k < f->n_columns; k++) {
        struct buf key = {.a = b->a};
        buf_put(&key, k ? S(", ") : S(""));
        buf_put_json(&key, name_text(b->a, f->columns[k]->name));
        buf_puts(&key, ": ");
        keys[k] = buf_str(&key);
    }
    buf_putc(b, '[');
    for (size_t i = 0; i < f->n; i++) {
        buf_put(b, i ? S(",\n {") : S("{"));
        for (size_t k = 0; k < f->n_columns; k++) {
            buf_put(b, keys[k]);
            put_json_cell(b, f->columns[k], i);
        }
        buf_putc(b, '}');
    }
    buf_puts(b, "]\n");
}

void write_json_rows(struct buf *b, const struct frame *f)
{
    buf_putc(b, '[');
    for (size_t i = 0; i < f->n; i++) {
        buf_put(b, i ? S(",\n [") : S("["));
        for (size_t k = 0; k < f->n_columns; k++) {
            buf_put(b, k ? S(", ") : S(""));
            put_json_cell(b, f->columns[k], i);
        }
        buf_putc(b, ']');
    }
    buf_puts(b, "]\n");
}

/* ---- aligned columns ---- */

/* The cells of a table as strings; row 0 is the header. */
struct write_grid {
    str *cells;
    size_t rows, columns;
    size_t *widths;
    bool *right;
};

/* Returns a cell on one line. If `pipes` is true, escapes each '|'. */
static str one_line(struct arena *a, str s, bool pipes)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++) {
        bool blank = s.p[i] == '\n' || s.p[i] == '\r' || s.p[i] == '\t';
        if (pipes && s.p[i] == '|')
            buf_putc(&b, '\\');
        buf_putc(&b, blank ? ' ' : s.p[i]);
    }
    return buf_end(&b);
}

static bool is_number(enum column_type type)
{
    return type == COLUMN_INT || type == COLUMN_FLOAT;
}

static struct write_grid make_grid(struct arena *a, const struct frame *f,
                                   bool pipes)
{
    struct write_grid g = {.rows = f->n + 1, .columns = f->n_columns};
    g.cells = NEW_N(a, str, g.rows * g.columns);
    g.widths = NEW_N(a, size_t, g.columns);
    g.right = NEW_N(a, bool, g.columns);
    for (size_t k = 0; k < g.columns; k++) {
        g.right[k] = is_number(f->columns[k]->type);
        for (size_t i = 0; i < g.rows; i++) {
            struct buf cell = {.a = a};
            if (i)
                value_put(&cell, column_value(f->columns[k], i - 1));
            str name = name_text(a, f->columns[k]->name);
            str text = i ? buf_str(&cell) : name;
            str *to = &g.cells[i * g.columns + k];
            *to = one_line(a, text, pipes);
            size_t width = unicode_columns(*to);
            g.widths[k] = width > g.widths[k] ? width : g.widths[k];
        }
    }
    return g;
}

static void put_cell(struct buf *b, const struct write_grid *g, size_t row,
                     size_t k, bool last)
{
    str s = g->cells[row * g->columns + k];
    size_t pad = g->widths[k] - unicode_columns(s);
    if (g->right[k])
        buf_fill(b, ' ', pad);
    buf_put(b, s);
    if (!g->right[k] && !last)
        buf_fill(b, ' ', pad);
}

static void put_rule(struct buf *b, const struct write_grid *g)
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
    struct write_grid g = make_grid(b->a, f, true);
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
    struct write_grid g = make_grid(b->a, f, false);
    for (size_t i = 0; i < g.rows && g.columns; i++) {
        for (size_t k = 0; k < g.columns; k++) {
            if (k)
                buf_puts(b, "  ");
            put_cell(b, &g, i, k, k + 1 == g.columns);
        }
        buf_putc(b, '\n');
    }
}
