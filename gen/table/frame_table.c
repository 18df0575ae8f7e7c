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
