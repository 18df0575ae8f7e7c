// SPDX-License-Identifier: MIT
// lineage_values: collects the values of a column's steps. Visits the steps in
// the same order as lineage/lineage.c, but only once for all rows of the table.
#include "table/lineage_values.h"

#include "base/vec.h"

struct values_walk {
    struct arena *a;
    const struct lineage *steps;
    size_t n; /* number of rows of the table */
    /* by step: the rows of the step's column from which the step's values are
       read; NULL until the step is visited */
    const size_t **rows;
    const struct value **out;
    struct lineage_shared *shared;
};

/* An array of values, and the rows of the column from which the values were
   read. */
struct known_values {
    const size_t *rows;
    const struct value *v;
};

static size_t find(const struct lineage *steps, const struct column *c)
{
    for (size_t i = 0; i < steps->n; i++)
        if (steps->v[i].column && steps->v[i].column->origin == c->origin)
            return i;
    return steps->n;
}

/* Follows the rows `rows` of *c back through the steps that only move rows.
   Sets *c to the column to which they lead. Returns, for each element of
   `rows`, the row of this column, or LINEAGE_NONE if the row leads to no cell.
   Returns NULL if no row leads to a column, or if rows lead to different
   columns. */
static const size_t *follow(struct values_walk *w, const struct column **c,
                            const size_t *rows)
{
    size_t *out = NEW_N(w->a, size_t, w->n);
    const struct column *to = NULL;
    for (size_t r = 0; r < w->n; r++) {
        const struct column *at = *c;
        out[r] = rows[r];
        if (rows[r] == LINEAGE_NONE || !lineage_follow(&at, &out[r])) {
            out[r] = LINEAGE_NONE;
            continue;
        }
        if (to && to != at)
            return NULL;
        to = at;
    }
    if (!to)
        return NULL;
    *c = to;
    return out;
}

/* Returns the values of column c in the w->n rows `rows`. Calls with the same
   column and rows return the same array. */
static const struct value *values(struct values_walk *w, const struct column *c,
                                  const size_t *rows)
{
    size_t bytes = w->n * sizeof *rows;
    const struct {
        const struct origin *origin;
        unsigned long long rows;
    } id = {c->origin, str_hash((str){(const char *)rows, bytes})};
    str key = {(const char *)&id, sizeof id};
    const struct known_values *known = map_get(&w->shared->known, key);
    if (known && memcmp(known->rows, rows, bytes) == 0)
        return known->v;
    struct value *v = NEW_N(w->a, struct value, w->n);
    for (size_t r = 0; r < w->n; r++)
        if (rows[r] != LINEAGE_NONE)
            v[r] = column_value(c, rows[r]);
    struct known_values *made = NEW(w->a, struct known_values);
    *made = (struct known_values){rows, v};
    map_put(&w->shared->known, str_dup(w->a, key), made);
    return v;
}

/* Records a visit of a step. Returns true for the step's first visit. If a step
   is visited again with other rows, it has several values for one row of the
   table, so all its values are dropped. */
static bool visit(struct values_walk *w, size_t step, const struct column *c,
                  const size_t *rows)
{
    if (!w->rows[step]) {
        w->rows[step] = rows;
        w->out[step] = values(w, c, rows);
        return true;
    }
    if (memcmp(w->rows[step], rows, w->n * sizeof *rows) != 0)
        w->out[step] = NULL;
    return false;
}

static void walk(struct values_walk *w, const struct column *shown,
                 const size_t *rows, unsigned depth);

static bool is_part(const struct origin *o, const struct column *input)
{
    for (size_t i = 0; i < o->n_parts; i++)
        if (o->parts[i].column == input)
            return true;
    return false;
}

/* Visits the inputs of the formula of column c that have as many rows as c.
   Skips an input if each row is computed from all of its cells, as in a /
   a.sum(). */
static void walk_parts(struct values_walk *w, const struct column *c,
                       const size_t *rows, unsigned depth)
{
    const struct origin *o = c->origin;
    bool expr = o->kind == ORIGIN_EXPR;
    for (size_t i = 0; (expr || o->kind == ORIGIN_LITERAL) && i < o->n_parts;
         i++) {
        const struct origin_part *p = &o->parts[i];
        if (p->kind != ORIGIN_VALUE && p->kind != ORIGIN_WHOLE &&
            p->column->n == c->n)
            walk(w, p->column, rows, depth);
    }
    for (size_t i = 0; expr && i < o->inputs.n; i++)
        if (!is_part(o, o->inputs.v[i]) && o->inputs.v[i]->n == c->n)
            walk(w, o->inputs.v[i], rows, depth);
}

static void walk(struct values_walk *w, const struct column *shown,
                 const size_t *rows, unsigned depth)
{
    const struct column *c = shown;
    size_t step = find(w->steps, shown), none = w->steps->n;
    bool go = step == none || visit(w, step, shown, rows);
    const size_t *there = go ? follow(w, &c, rows) : NULL;
    if (!there || depth > LINEAGE_DEPTH_MAX)
        return;
    size_t file = c->origin->kind == ORIGIN_FILE ? find(w->steps, c) : none;
    if (file != none && file != step)
        visit(w, file, c, there);
    walk_parts(w, c, there, depth + 1);
}

const struct value *const *lineage_values(struct arena *a,
                                          const struct column *c,
                                          const struct lineage *steps,
                                          struct lineage_shared *shared)
{
    struct values_walk w = {
        .a = a, .steps = steps, .n = c->n, .shared = shared};
    shared->cells += steps->n * c->n;
    if (c->n > LINEAGE_VALUES_ROWS_MAX || steps->cut ||
        shared->cells > LINEAGE_VALUES_MAX)
        return NULL;
    w.rows = NEW_N(a, const size_t *, steps->n + 1);
    w.out = NEW_N(a, const struct value *, steps->n + 1);
    size_t *rows = NEW_N(a, size_t, c->n);
    for (size_t r = 0; r < c->n; r++)
        rows[r] = r;
    walk(&w, c, rows, 0);
    return w.out;
}
