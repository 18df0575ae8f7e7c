// SPDX-License-Identifier: MIT
// rst_grid: docutils' GridTableParser. Every cell is traced along its edges,
// starting with the upper left cell. A cell's upper right and lower left
// corners are candidates for the next cells.
#include "parse/rst/rst_cells.h"

#include "base/vec.h"
#include "parse/rst/rst_pattern.h"

struct box {
    size_t top, left, bottom, right;
};

struct grid {
    struct arena *a;
    const struct rst_columns *rows;
    size_t bottom, right; /* the last row and column */
    size_t head;          /* row of the header separator; 0 if the table has no
                             header */
    /* for each column, the number of rows from the top that the cells found so
       far cover */
    size_t *done;
    bool *row_edge, *column_edge;
    /* for each position, row after row: whether a cell may start there */
    bool *corner;
    struct {
        struct box *v;
        size_t n, cap;
    } boxes;
};

/* Returns the character at a position; '-' for a '=' in the header
   separator. */
static char at(const struct grid *g, size_t row, size_t column)
{
    char c = rst_cells_char(&g->rows[row], column);
    return c == '=' && g->head && row == g->head ? '-' : c;
}

/* Whether the box is closed: follows its bottom edge to the left, then its left
   edge up. */
static bool closes(const struct grid *g, const struct box *b)
{
    for (size_t i = b->right - 1; i > b->left; i--)
        if (at(g, b->bottom, i) != '+' && at(g, b->bottom, i) != '-')
            return false;
    if (at(g, b->bottom, b->left) != '+')
        return false;
    for (size_t i = b->bottom - 1; i > b->top; i--)
        if (at(g, i, b->left) != '+' && at(g, i, b->left) != '|')
            return false;
    return true;
}

static bool scan_down(const struct grid *g, struct box *b)
{
    for (b->bottom = b->top + 1; b->bottom <= g->bottom; b->bottom++) {
        char c = at(g, b->bottom, b->right);
        if (c == '+' && closes(g, b))
            return true;
        if (c != '+' && c != '|')
            return false;
    }
    return false;
}

static bool scan_cell(const struct grid *g, struct box *b)
{
    for (b->right = b->left + 1; b->right <= g->right; b->right++) {
        char c = at(g, b->top, b->right);
        if (c == '+' && scan_down(g, b))
            return true;
        if (c != '+' && c != '-')
            return false;
    }
    return false;
}

/* Marks as edges all rows and columns in which the cell's border has a '+'. */
static void mark_edges(struct grid *g, const struct box *b)
{
    g->row_edge[b->bottom] = g->column_edge[b->right] = true;
    for (size_t i = b->top + 1; i < b->bottom; i++)
        if (at(g, i, b->left) == '+' || at(g, i, b->right) == '+')
            g->row_edge[i] = true;
    for (size_t i = b->left + 1; i < b->right; i++)
        if (at(g, b->top, i) == '+' || at(g, b->bottom, i) == '+')
            g->column_edge[i] = true;
}

/* Marks a cell's rows as covered in each of its columns. Returns false if the
   cell overlaps another cell. */
static bool mark_done(struct grid *g, const struct box *b)
{
    for (size_t i = b->left; i < b->right; i++) {
        if (g->done[i] != b->top)
            return false;
        g->done[i] = b->bottom;
    }
    return true;
}

/* Traces the cell at an upper left corner, if any. Returns false if the cell
   overlaps another cell. */
static bool trace_cell(struct grid *g, size_t top, size_t left)
{
    struct box b = {.top = top, .left = left};
    size_t width = g->right + 1;
    if (top < g->done[left] || !scan_cell(g, &b))
        return true;
    if (!mark_done(g, &b))
        return false;
    mark_edges(g, &b);
    vec_push(g->a, &g->boxes, b);
    g->corner[b.top * width + b.right] = true;
    g->corner[b.bottom * width + b.left] = true;
    return true;
}

static bool trace(struct grid *g)
{
    size_t width = g->right + 1;
    g->corner = NEW_N(g->a, bool, width *(g->bottom + 1));
    g->corner[0] = true;
    for (size_t top = 0; top < g->bottom; top++)
        for (size_t left = 0; left < g->right; left++)
            if (g->corner[top * width + left] && !trace_cell(g, top, left))
                return false;
    for (size_t i = 0; i < g->right; i++)
        if (g->done[i] != g->bottom)
            return false;
    return true;
}

static bool is_head_separator(const struct line *l)
{
    str s = str_trim_right(l->text);
    if (s.n < 5 || !str_starts(s, S("+=")) || !str_ends(s, S("=+")))
        return false;
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] != '+' && s.p[i] != '=')
            return false;
    return true;
}

static bool find_head(struct grid *g, struct rst_cells *out)
{
    out->fault_row = g->bottom;
    for (size_t i = 0; i <= g->bottom; i++) {
        if (!is_head_separator(&g->rows[i].line))
            continue;
        if (g->head) {
            out->fault = RST_MESSAGE_TABLE_HEADS;
            out->fault_arg = str_fmt(g->a, "%zu and %zu", g->head + 1, i + 1);
            out->fault_row = i;
            return false;
        }
        g->head = i;
    }
    out->fault = RST_MESSAGE_TABLE_HEAD_EDGE;
    return !g->head || g->head != g->bottom;
}

/* Numbers the edges from 0: sets (*index)[i] for each i with an edge. Returns
   the number of edges. */
static size_t number(struct arena *a, const bool *edge, size_t last,
                     size_t **index)
{
    size_t n = 0;
    *index = NEW_N(a, size_t, last + 1);
    for (size_t i = 0; i <= last; i++)
        if (edge[i])
            (*index)[i] = n++;
    return n;
}

static bool fill(struct grid *g, struct rst_cells *out)
{
    size_t *row, *column, left = 0, covered = 0;
    out->n_rows = number(g->a, g->row_edge, g->bottom, &row) - 1;
    out->n_columns = number(g->a, g->column_edge, g->right, &column) - 1;
    out->widths = NEW_N(g->a, size_t, out->n_columns);
    out->v = NEW_N(g->a, struct rst_cell, out->n_rows * out->n_columns);
    out->n_head = g->head && g->row_edge[g->head] ? row[g->head] : 0;
    for (size_t i = 1; i <= g->right; i++) {
        if (!g->column_edge[i])
            continue;
        out->widths[column[i] - 1] = i - left - 1;
        left = i;
    }
    for (size_t i = 0; i < g->boxes.n; i++) {
        const struct box *b = &g->boxes.v[i];
        struct rst_cell *c =
            &out->v[row[b->top] * out->n_columns + column[b->left]];
        if (c->used)
            return false;
        c->used = true;
        c->morerows = row[b->bottom] - row[b->top] - 1;
        c->morecols = column[b->right] - column[b->left] - 1;
        c->lines = rst_cells_block(g->a, g->rows, b->top + 1, b->left + 1,
                                   b->bottom, b->right);
        covered += (c->morerows + 1) * (c->morecols + 1);
    }
    return covered == out->n_rows * out->n_columns;
}

bool rst_grid(struct arena *a, const struct rst_columns *rows, size_t n,
              struct rst_cells *out)
{
    struct grid g = {
        .a = a, .rows = rows, .bottom = n - 1, .right = rows->n - 1};
    if (!find_head(&g, out))
        return false;
    g.done = NEW_N(a, size_t, g.right + 1);
    g.row_edge = NEW_N(a, bool, n);
    g.column_edge = NEW_N(a, bool, g.right + 1);
    g.row_edge[0] = g.column_edge[0] = true;
    out->fault = RST_MESSAGE_TABLE_INCOMPLETE;
    out->fault_row = 0;
    return trace(&g) && fill(&g, out);
}
