// SPDX-License-Identifier: MIT
// each: calls a function for each column of a frame.
#include "df/indexing/each.h"

#include "base/calendar.h"
#include "df/indexing/assign.h"
#include "df/runtime/masked.h"
#include "df/runtime/row.h"

struct object each_series(struct eval *ev, const struct series *s,
                          const struct column *x)
{
    struct object o = object_series(ev->scratch, x, s->index, s->n_index);
    as_series(o)->kind = s->kind;
    return o;
}

bool each_column(struct call *c, struct object x, each_fn *f, void *data,
                 struct object *out)
{
    if (x.type == OBJECT_SERIES) {
        const struct column *r = f(c, as_series(x)->column, data);
        if (r)
            *out = each_series(c->ev, as_series(x), r);
        return r != NULL;
    }
    struct frame *g = object_own_frame(c->ev->a, as_frame(x));
    for (size_t i = 0; i < g->n_columns; i++)
        if (!(g->columns[i] = f(c, g->columns[i], data)))
            return false;
    *out = object_frame(g);
    return true;
}

struct masked_each {
    each_fn *f;
    void *data;
    bool keeps;
};

static const struct column *masked_each(struct call *c, const struct column *x,
                                        void *data)
{
    const struct masked_each *e = data;
    const struct column *r = masked_plain(c->ev, c->at, x);
    r = r ? e->f(c, r, e->data) : NULL;
    return r ? masked_like(c->ev, c->at, r, x, e->keeps) : NULL;
}

bool each_masked(struct call *c, struct object x, each_fn *f, void *data,
                 bool keeps, struct object *out)
{
    struct masked_each e = {f, data, keeps};
    return each_column(c, x, masked_each, &e, out);
}

bool each_operand(struct call *c, enum param i, struct labels to,
                  struct operand *out)
{
    struct object x = call_arg(c, i);
    *out = (struct operand){0};
    if (x.type == OBJECT_ABSENT || object_scalar(x, &out->value))
        return true;
    if (x.type != OBJECT_SERIES && x.type != OBJECT_LIST)
        return call_wrong(c, i, "a value or a column");
    out->column = assign_column(c->ev, call_at(c, i), STR_NONE, &to, x);
    return out->column != NULL;
}

struct value each_cell(struct operand x, size_t row)
{
    return x.column ? column_value(x.column, row) : x.value;
}

static bool is_labelled(struct object x)
{
    return x.type == OBJECT_SERIES && as_series(x)->kind == SERIES_PLAIN;
}

bool each_align(struct eval *ev, const struct df_expr *at, struct object *x,
                struct object *y, bool by_name)
{
    if (!is_labelled(*x) || !is_labelled(*y))
        return true;
    const struct frame own_x = object_series_frame(as_series(*x)), *fx = &own_x;
    const struct frame own_y = object_series_frame(as_series(*y)), *fy = &own_y;
    if (!align_frames(ev, at, &fx, &fy, by_name))
        return false;
    if (fx != &own_x) {
        *x = object_column(ev->scratch, fx, 0);
        *y = object_column(ev->scratch, fy, 0);
    }
    return true;
}

bool each_is_dates(const struct column *x)
{
    size_t i = 0;
    while (i < x->n && column_is_missing(x, i))
        i++;
    struct value v = i < x->n ? column_value(x, i) : (struct value){0};
    return v.type == VALUE_STR && calendar_is_iso(v.s);
}

bool each_argument(struct call *c, enum param p, const struct column **x)
{
    struct eval *ev = c->ev;
    struct object of = row_object(ev, call_arg(c, p));
    if (of.type == OBJECT_SERIES) {
        *x = as_series(of)->column;
        return true;
    }
    if (of.type != OBJECT_LIST)
        return call_wrong(c, p, "a column or a list of numbers");
    const struct list *l = as_list(of);
    struct value *v = NEW_N(ev->scratch, struct value, l->n + 1);
    for (size_t i = 0; i < l->n; i++)
        if (!object_scalar(l->v[i], &v[i]))
            return call_wrong(c, p, "a column or a list of numbers");
    *x = eval_infer(ev, call_at(c, p), STR_NONE, v, l->n,
                    l->unit_column ? &l->unit_column : NULL,
                    l->unit_column && l->unit_column->n == l->n);
    return *x != NULL;
}
