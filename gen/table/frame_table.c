// SPDX-License-Identifier: MIT
// frame_table: prints the cells of a frame_table as text.
#include "table/frame_table.h"

#include <math.h>

#include "base/buf.h"
#include "frame/display.h"
#include "frame/name.h"

struct node *frame_table_next(const struct node *n, const struct node *root)
{
    for (struct node *next = node_next(n ? n : root, root); next;
         next = node_next(next, root)) {
        const struct frame_table *t =
            next->type == NODE_TABLE ? next->data : NULL;
        if (t && t->explained)
            return next;
    }
    return NULL;
}

str frame_table_empty(const struct frame_table *t)
{
    return t->empty.n ? t->empty : S("no rows");
}

size_t frame_table_names(const struct frame_table *t)
{
    return t->nameless ? 0 : name_frame_levels(t->frame);
}

const struct node *frame_table_node(const struct frame_table *t, size_t row,
                                    size_t column)
{
    size_t r = row + frame_table_names(t);
    return t->cells ? t->cells[r * t->frame->n_columns + column] : NULL;
}

static bool is_block(const struct node *n)
{
    return node_type_kind(n->type) != NODE_KIND_INLINE && n->type != NODE_TEXT;
}

str frame_table_cell(struct arena *a, const struct frame_table *t, size_t row,
                     size_t column)
{
    const struct frame *f = t->frame;
    const struct node *cell = frame_table_node(t, row, column);
    struct buf b = {.a = a};
    if (cell && node_has(cell, "_text"))
        return node_get(cell, "_text");
    if (cell) {
        node_each (c, cell) {
            if (c->type == NODE_SYSTEM_MESSAGE)
                continue;
            str words = node_words(a, c);
            if (b.n && words.n && is_block(c))
                buf_puts(&b, "\n\n");
            buf_put(&b, words);
        }
    } else if (!column_is_missing(f->columns[column], row)) {
        display_put(&b, f->columns[column], row);
    }
    return buf_end(&b);
}

struct figure_cell frame_table_figure(struct arena *a,
                                      const struct frame_table *t, size_t row,
                                      size_t column, const struct notation *as)
{
    const struct column *c = t->frame->columns[column];
    if (frame_table_node(t, row, column))
        return figure_of_text(frame_table_cell(a, t, row, column), as);
    struct figure_cell x = figure_of_value(column_value(c, row), as);
    if (c->display.digits && isfinite(x.value))
        str_to_double(frame_table_cell(a, t, row, column), &x.value);
    return x;
}

static bool is_numeric(struct arena *a, const struct frame_table *t,
                       size_t column)
{
    const struct column *c = t->frame->columns[column];
    struct figure_column all = {.text = STR_NPOS};
    if (c->type == COLUMN_INT || c->type == COLUMN_FLOAT)
        return true;
    const struct notation *as = figure_notation(c);
    for (size_t r = 0; r < c->n && all.text == STR_NPOS; r++) {
        struct arena_mark mark = arena_mark(a);
        struct figure_cell x = frame_table_figure(a, t, r, column, as);
        figures_add(&all, r, &x);
        arena_rewind(a, mark);
    }
    return figures_are_numbers(&all);
}

const bool *frame_table_numeric(struct arena *a, const struct frame_table *t)
{
    bool *numeric = NEW_N(a, bool, t->frame->n_columns);
    for (size_t i = 0; i < t->frame->n_columns; i++)
        numeric[i] = is_numeric(a, t, i);
    return numeric;
}

size_t frame_table_named(struct arena *a, const struct frame_table *t, str name)
{
    for (size_t i = 0; i < t->frame->n_columns; i++)
        if (str_eq(name_text(a, t->frame->columns[i]->name), name))
            return i;
    return STR_NPOS;
}

bool frame_table_has_markup(const struct frame_table *t, size_t column)
{
    for (size_t r = 0; t->cells && r < t->frame->n; r++)
        if (frame_table_node(t, r, column))
            return true;
    return false;
}

const struct column *
frame_table_texts(struct arena *a, const struct frame_table *t, size_t column)
{
    const struct column *c = t->frame->columns[column];
    void *cells;
    if (!frame_table_has_markup(t, column))
        return c;
    struct column *made = column_new(a, c->name, COLUMN_STR, c->n, &cells);
    for (size_t r = 0; r < c->n; r++) {
        str s = frame_table_cell(a, t, r, column);
        ((str *)cells)[r] = s.n ? s : STR_NONE;
    }
    made->origin = c->origin;
    made->unit = c->unit;
    made->display.thousands = c->display.thousands;
    return made;
}

const struct frame *frame_table_plain(struct arena *a,
                                      const struct frame_table *t)
{
    struct frame *f = NEW(a, struct frame);
    if (!t->cells)
        return t->frame;
    *f = *t->frame;
    f->names = NULL;
    f->columns = NEW_N(a, const struct column *, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        f->columns[i] = frame_table_texts(a, t, i);
    return f;
}

struct frame_table *frame_table_repeat(struct arena *a,
                                       const struct frame_table *t)
{
    struct frame_table *copy = NEW(a, struct frame_table);
    *copy = *t;
    copy->frame = frame_table_plain(a, t);
    copy->cells = NULL;
    copy->texts = NULL;
    copy->claimed = NULL;
    copy->row_ids = NULL;
    copy->kept = NULL;
    copy->keys = NULL;
    copy->n_keys = 0;
    copy->repeated = true;
    return copy;
}
