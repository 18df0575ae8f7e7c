// SPDX-License-Identifier: MIT
// lineage: walks the origins of columns, one row at a time.
#include "eval/lineage.h"

#include "base/map.h"
#include "base/vec.h"

struct walk {
    struct arena *a;
    struct lineage *out;
    struct map seen; /* cells by the bytes of their address and row */
};

struct cell {
    const struct column *column;
    size_t row;
};

/* Follows moves of rows; false where a merge found nothing. */
static bool follow(struct cell *c)
{
    const struct origin *o = c->column->origin;
    for (; o->kind == ORIGIN_TAKE || o->kind == ORIGIN_PICK;
         o = c->column->origin) {
        bool pick = o->kind == ORIGIN_PICK;
        size_t row = (pick ? o->pick.rows : o->take.rows)[c->row];
        if (row == ORIGIN_NO_ROW)
            return false;
        c->column = pick ? o->pick.from[o->pick.which[c->row]] : o->take.from;
        c->row = row;
    }
    return true;
}

bool lineage_csv(const struct column **c, size_t *row)
{
    struct cell x = {*c, *row};
    if (!follow(&x) || x.column->origin->kind != ORIGIN_CSV)
        return false;
    *c = x.column;
    *row = x.row;
    return true;
}

/* A column keeps its origin when it is renamed, so that tells a cell. */
static bool is_new(struct walk *w, struct cell c)
{
    struct {
        const struct origin *origin;
        size_t row;
    } id = {c.column->origin, c.row};
    str key = {(const char *)&id, sizeof id};
    if (map_find(&w->seen, key))
        return false;
    map_put(&w->seen, str_dup(w->a, key), w);
    return true;
}

static struct lineage_step *add(struct walk *w, struct cell shown,
                                struct cell c, unsigned depth)
{
    const struct origin *o = c.column->origin;
    struct lineage_step *s = vec_add(w->a, w->out);
    s->depth = depth;
    s->column = shown.column;
    s->row = shown.row;
    s->kind = o->kind;
    s->text = o->text;
    s->pos = o->pos;
    if (o->kind == ORIGIN_CSV) {
        s->column = c.column;
        s->row = c.row;
        s->pos = (struct pos){o->csv.src, o->csv.lines[c.row], 0, 0};
    }
    return s;
}

static void walk(struct walk *w, struct cell shown, unsigned depth)
{
    struct cell c = shown;
    bool there = follow(&c);
    const struct origin *o = c.column->origin;
    if (!is_new(w, c))
        return;
    if (w->out->n == LINEAGE_STEPS_MAX || depth > LINEAGE_DEPTH_MAX) {
        w->out->cut = true;
        return;
    }
    struct lineage_step *s = add(w, shown, c, depth);
    if (!there) {
        s->kind = ORIGIN_TAKE;
        return;
    }
    if (o->kind == ORIGIN_EXPR)
        for (size_t i = 0; i < o->inputs.n; i++)
            walk(w, (struct cell){o->inputs.v[i], c.row}, depth + 1);
    if (o->kind == ORIGIN_GROUP)
        for (uint32_t i = o->group.starts[c.row];
             i < o->group.starts[c.row + 1]; i++)
            walk(w, (struct cell){o->group.from, o->group.members[i]},
                 depth + 1);
}

struct lineage lineage_of(struct arena *a, const struct column *c, size_t row)
{
    struct lineage out = {0};
    struct walk w = {.a = a, .out = &out, .seen = {.a = a}};
    walk(&w, (struct cell){c, row}, 0);
    return out;
}
