// SPDX-License-Identifier: MIT
// each_date: applies a function to one date or to a column.
#include "df/dates/each_date.h"

#include <math.h>

#include "df/indexing/each.h"
#include "df/runtime/accessor.h"

const struct series *each_date_series(const struct call *c)
{
    struct object self = c->self;
    if (self.type == OBJECT_ACCESSOR)
        self = as_accessor(self)->of;
    return self.type == OBJECT_SERIES ? as_series(self) : NULL;
}

static struct value missing(enum column_type type)
{
    bool time = type == COLUMN_DATE || type == COLUMN_SPAN;
    return time ? (struct value){.type = VALUE_NA, .ns = MOMENT_NAT}
                : (struct value){.type = VALUE_NA};
}

static bool one_value(struct call *c, date_fn *fn, void *data,
                      enum column_type type, struct object *out)
{
    struct value v, made;
    object_scalar(c->self, &v);
    if (v.type == VALUE_NA) {
        *out = object_value(missing(type));
        return true;
    }
    if (!fn(c, data, v, &made))
        return false;
    *out = object_value(made);
    return true;
}

static struct column *made(struct call *c, const struct column *x,
                           enum column_type type, const struct value *v)
{
    bool any = false, gap = false;
    void *cells;
    for (size_t i = 0; i < x->n; i++) {
        any |= v[i].type != VALUE_NA;
        gap |= v[i].type == VALUE_NA;
    }
    if (any)
        return eval_infer(c->ev, c->at, x->name, v, x->n, &x, 1);
    if (gap && type == COLUMN_INT)
        type = COLUMN_FLOAT;
    struct column *made =
        eval_column(c->ev, c->at, x->name, type, x->n, &cells, &x, 1);
    for (size_t i = 0; made && i < x->n; i++)
        eval_put(c->ev, made, cells, i, v[i]);
    return made;
}

bool each_date(struct call *c, date_fn *fn, void *data, enum column_type type,
               struct object *out)
{
    const struct series *s = each_date_series(c);
    if (!s)
        return one_value(c, fn, data, type, out);
    const struct column *x = s->column;
    struct arena_mark mark = arena_mark(c->ev->scratch);
    struct value *v = NEW_N(c->ev->scratch, struct value, x->n);
    if (!eval_spend(c->ev, c->at, x->n, sizeof *v))
        return false;
    for (size_t i = 0; i < x->n; i++) {
        struct value cell = column_value(x, i);
        cell.shown = 0;
        v[i] = missing(type);
        if (cell.type != VALUE_NA && !fn(c, data, cell, &v[i]))
            return false;
    }
    const struct column *r = made(c, x, type, v);
    arena_rewind(c->ev->scratch, mark);
    if (r)
        *out = each_series(c->ev, s, r);
    return r != NULL;
}
