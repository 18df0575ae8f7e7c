// SPDX-License-Identifier: MIT
// shown: makes the frame that readers download; columns without markup and
// formats are shared with the table's own.
#include "table/shown.h"

#include "frame/name.h"

static const struct node *cell_of(const struct frame_table *t, size_t row,
                                  size_t column)
{
    const struct frame *f = t->frame;
    return t->cells
               ? t->cells[(row + name_frame_levels(f)) * f->n_columns + column]
               : NULL;
}

static bool has_nodes(const struct frame_table *t, size_t column)
{
    size_t r = 0;
    while (r < t->frame->n && !cell_of(t, r, column))
        r++;
    return r < t->frame->n;
}

static struct column *new_column(struct arena *a, const struct column *of,
                                 str name, void **cells)
{
    struct column *c = column_new(a, name, COLUMN_STR, of->n, cells);
    c->origin = of->origin;
    return c;
}

static const struct column *texts(struct arena *a, const struct frame_table *t,
                                  size_t at)
{
    const struct column *of = t->frame->columns[at];
    void *cells;
    if (!has_nodes(t, at))
        return of;
    struct column *c = new_column(a, of, of->name, &cells);
    for (size_t r = 0; r < of->n; r++) {
        str s = frame_table_cell(a, t, r, at);
        ((str *)cells)[r] = s.n ? s : STR_NONE;
    }
    return c;
}

static str first_link(const struct node *cell)
{
    for (const struct node *n = cell; n; n = node_next(n, cell))
        if (n->type == NODE_REFERENCE && node_get(n, "refuri").n)
            return node_get(n, "refuri");
    return STR_NONE;
}

static str beside(struct arena *a, const struct column *of, const char *what)
{
    return str_fmt(a, "%.*s (%s)", STR_ARG(name_text(a, of->name)), what);
}

/* The addresses of a column, or NULL where it has no links. */
static const struct column *links(struct arena *a, const struct frame_table *t,
                                  size_t at)
{
    const struct column *of = t->frame->columns[at];
    void *cells;
    bool any = false;
    if (!has_nodes(t, at))
        return NULL;
    struct column *c = new_column(a, of, beside(a, of, "link"), &cells);
    for (size_t r = 0; r < of->n; r++) {
        const struct node *n = cell_of(t, r, at);
        str url = n ? first_link(n) : STR_NONE;
        ((str *)cells)[r] = url;
        any |= url.n > 0;
    }
    return any ? c : NULL;
}

/* The step that gave the numbers, before they were rounded and formatted; n:
   the column is no such one. */
static size_t number_step(const struct column *c, const struct lineage *l)
{
    size_t i = 0;
    bool text = c->type == COLUMN_STR || c->type == COLUMN_OBJECT;
    if (!text || !l->n || l->v[0].role != LINEAGE_FORMAT)
        return l->n;
    while (i < l->n && lineage_is_finish(l->v[i].role))
        i++;
    return i;
}

static const struct column *numbers(struct arena *a,
                                    const struct frame_table *t, size_t at,
                                    const struct value *const *v)
{
    const struct column *of = t->frame->columns[at];
    const struct lineage *l = &t->lineages[at];
    size_t step = number_step(of, l);
    if (step == l->n || !v || !v[step])
        return NULL;
    struct column *c = NEW(a, struct column);
    *c = (struct column){.name = beside(a, of, "number"),
                         .type = COLUMN_OBJECT,
                         .n = of->n,
                         .o = v[step],
                         .origin = of->origin};
    return c;
}

const struct frame *shown_frame(struct arena *a, const struct frame_table *t,
                                const struct value *const *const *values)
{
    const struct frame *f = t->frame;
    struct frame *out = NEW(a, struct frame);
    out->n = f->n;
    out->columns = NEW_N(a, const struct column *, 3 * f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *more[] = {links(a, t, i),
                                       numbers(a, t, i, values[i])};
        out->columns[out->n_columns++] = texts(a, t, i);
        for (size_t k = 0; k < 2; k++)
            if (more[k])
                out->columns[out->n_columns++] = more[k];
    }
    return out;
}
