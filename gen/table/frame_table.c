// SPDX-License-Identifier: MIT
// frame_table: gives the cells of a frame_table as text.
#include "table/frame_table.h"

#include "base/buf.h"
#include "frame/name.h"
#include "frame/number.h"

str frame_table_cell(struct arena *a, const struct frame_table *t, size_t row,
                     size_t column)
{
    const struct frame *f = t->frame;
    const struct node *cell = NULL;
    struct buf b = {.a = a};
    if (t->cells)
        cell = t->cells[(row + name_frame_levels(f)) * f->n_columns + column];
    if (cell) {
        node_each (c, cell)
            if (c->type != NODE_SYSTEM_MESSAGE)
                buf_put(&b, node_words(a, c));
    } else if (!column_is_missing(f->columns[column], row)) {
        value_put(&b, column_value(f->columns[column], row));
    }
    return buf_end(&b);
}

size_t frame_table_named(struct arena *a, const struct frame_table *t, str name)
{
    for (size_t i = 0; i < t->frame->n_columns; i++)
        if (str_eq(name_text(a, t->frame->columns[i]->name), name))
            return i;
    return STR_NPOS;
}

/* The column as it is shown, without markup. */
static const struct column *plain(struct arena *a, const struct frame_table *t,
                                  size_t column)
{
    const struct column *c = t->frame->columns[column];
    void *cells;
    struct column *made = column_new(a, c->name, COLUMN_STR, c->n, &cells);
    for (size_t r = 0; r < c->n; r++)
        ((str *)cells)[r] = column_is_missing(c, r)
                                ? STR_NONE
                                : frame_table_cell(a, t, r, column);
    made->origin = c->origin;
    made->unit = c->unit;
    return made;
}

static bool has_markup(const struct frame_table *t, size_t column)
{
    size_t n = t->frame->n_columns,
           rows = t->frame->n + name_frame_levels(t->frame);
    for (size_t r = name_frame_levels(t->frame); r < rows; r++)
        if (t->cells[r * n + column])
            return true;
    return false;
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
        f->columns[i] =
            has_markup(t, i) ? plain(a, t, i) : t->frame->columns[i];
    return f;
}
