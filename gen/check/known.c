// SPDX-License-Identifier: MIT
// known: finds known faults in a map, by the cells that identify their rows.
#include "check/known.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/data.h"
#include "base/map.h"
#include "base/vec.h"
#include "frame/figure.h"
#include "frame/heading.h"

/* The known faults with the same code and columns. */
struct known_kind {
    const struct schema_known *first;
    struct map rows; /* cells of a row -> index plus one of the last fault with
                        these cells */
};

/* All known faults of the schema. */
struct known {
    bool *found;  /* whether each fault was found, by its index in the schema */
    size_t *next; /* index plus one of the next fault with the same cells */
    struct {
        struct known_kind *v;
        size_t n, cap;
    } kinds;
};

/* Appends the cell of x in `row` to b, as a part of a key. For a string of the
   schema that equals the cell, put_text appends the same bytes; equal numbers
   have the same bytes however they are written. Returns false if no string of
   the schema can equal the cell. */
static bool put_cell(struct buf *b, const struct column *x, size_t row)
{
    double v = figure_of_cell(x, row).value;
    if (x->type == COLUMN_STR)
        buf_put(b, str_trim(x->s[row]));
    else if (!isnan(v))
        buf_printf(b, "%a", v + 0.0); /* turns -0 into 0 */
    else if (!column_is_missing(x, row))
        return false;
    buf_putc(b, '\0');
    return true;
}

/* Appends `text`, a string of the schema, to b in the form that put_cell gives
   to an equal cell of x. Returns false if no cell can equal it. */
static bool put_text(struct buf *b, const struct column *x, str text)
{
    double v;
    if (x->type == COLUMN_STR)
        buf_put(b, str_trim(text));
    else if (str_to_double(text, &v))
        buf_printf(b, "%a", v + 0.0); /* turns -0 into 0 */
    else if (text.n)
        return false;
    buf_putc(b, '\0');
    return true;
}

static const struct column *column_of(const struct check *c, str name)
{
    size_t i = frame_find(c->frame, name);
    return i == STR_NPOS ? NULL : c->frame->columns[i];
}

static bool same_kind(const struct schema_known *x,
                      const struct schema_known *y)
{
    bool same = x->code == y->code && x->columns.n == y->columns.n;
    for (size_t i = 0; same && i < x->columns.n; i++)
        same = str_eq(x->columns.v[i].text, y->columns.v[i].text);
    return same;
}

static struct known_kind *kind_of(struct check *c, struct known *all,
                                  const struct schema_known *k)
{
    for (size_t i = 0; i < all->kinds.n; i++)
        if (same_kind(all->kinds.v[i].first, k))
            return &all->kinds.v[i];
    vec_push(c->a, &all->kinds, (struct known_kind){k, {.a = c->a}});
    return &all->kinds.v[all->kinds.n - 1];
}

static void register_fault(struct check *c, struct known *all, size_t fault)
{
    const struct schema_known *k = &c->schema->known.v[fault];
    struct buf key = {.a = c->a};
    for (size_t i = 0; i < k->columns.n; i++) {
        const struct column *x = column_of(c, k->columns.v[i].text);
        if (!x || !put_text(&key, x, k->cells.v[i].text))
            return;
    }
    struct map *rows = &kind_of(c, all, k)->rows;
    all->next[fault] = (uintptr_t)map_get(rows, buf_str(&key));
    map_put(rows, buf_str(&key), (void *)(uintptr_t)(fault + 1));
}

static struct known *known_of(struct check *c)
{
    size_t n = c->schema->known.n;
    struct known *all = NEW(c->a, struct known);
    all->found = NEW_N(c->a, bool, n);
    all->next = NEW_N(c->a, size_t, n);
    for (size_t i = 0; i < n; i++)
        register_fault(c, all, i);
    return all;
}

/* Returns the index plus one of the last fault of kind k whose cells are those
   of `row`, or 0. */
static size_t in_row(struct check *c, const struct known_kind *k, size_t row)
{
    struct buf key = {.a = c->a};
    for (size_t i = 0; i < k->first->columns.n; i++)
        if (!put_cell(&key, column_of(c, k->first->columns.v[i].text), row))
            return 0;
    return (uintptr_t)map_get(&k->rows, buf_str(&key));
}

bool known_row(struct check *c, const struct diag_code *code, size_t row)
{
    bool found = false;
    if (!c->schema || !c->schema->known.n)
        return false;
    if (!c->known)
        c->known = known_of(c);
    for (size_t i = 0; i < c->known->kinds.n; i++) {
        const struct known_kind *k = &c->known->kinds.v[i];
        size_t at = k->first->code == code ? in_row(c, k, row) : 0;
        for (; at; at = c->known->next[at - 1])
            found = c->known->found[at - 1] = true;
    }
    return found;
}

static void help_columns(struct check *c, str name)
{
    const struct frame *f = c->frame;
    struct arena_mark mark = arena_mark(c->a);
    str *names = NEW_N(c->a, str, f->n_columns + 1);
    for (size_t i = 0; i < f->n_columns; i++)
        names[i] = f->columns[i]->name;
    diag_help_nearest(c->d, "its columns", name, names, f->n_columns);
    arena_rewind(c->a, mark);
}

/* Whether the file has all columns of a known fault. Reports missing
   columns. */
static bool has_columns(struct check *c, const struct schema_known *k)
{
    bool all = true;
    for (size_t i = 0; i < k->columns.n; i++) {
        if (frame_find(c->frame, k->columns.v[i].text) != STR_NPOS)
            continue;
        diag_at(c->d, DIAG_SCHEMA_COLUMN, k->columns.v[i].at, c->path,
                k->columns.v[i].text);
        help_columns(c, k->columns.v[i].text);
        all = false;
    }
    return all;
}

void known_report(struct check *c)
{
    for (size_t i = 0; c->frame && c->schema && i < c->schema->known.n; i++) {
        const struct schema_known *k = &c->schema->known.v[i];
        if ((c->known && c->known->found[i]) || !diag_is_on(c->d, k->code) ||
            !has_columns(c, k))
            continue;
        diag_at(c->d, DIAG_DATA_KNOWN, k->at, str_c(k->code->id));
        diag_help(c->d, "remove this entry from the schema");
    }
}
