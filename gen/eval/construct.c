// SPDX-License-Identifier: MIT
// construct: the data are read into columns in order of first appearance.
#include "eval/construct.h"

#include "base/vec.h"
#include "eval/align.h"
#include "eval/assign.h"

static struct frame *empty(struct eval *ev, size_t columns)
{
    struct frame *f = NEW(ev->a, struct frame);
    f->columns = NEW_N(ev->a, const struct column *, columns);
    return f;
}

static bool bad_name(struct call *c, size_t i, struct object key)
{
    return eval_fault(c->ev, DIAG_DF_TYPE, eval_item(call_at(c, 0), i),
                      "a column's name must be a text, not '%s'",
                      object_type_name(key));
}

/* The row labels that a dict's values bring along: those of its first series,
   else as many as its first list has values. */
static bool dict_labels(const struct dict *d, struct labels *to)
{
    bool any = false;
    *to = (struct labels){0};
    for (size_t i = 0; i < d->n; i++)
        if (d->v[i].value.type == OBJECT_SERIES) {
            *to = align_series_labels(d->v[i].value.series);
            return true;
        }
    for (size_t i = 0; i < d->n && !any; i++)
        if (d->v[i].value.type == OBJECT_LIST) {
            to->n = d->v[i].value.list->n;
            any = true;
        }
    return any;
}

static bool from_dict(struct call *c, struct dict *d, struct object *out)
{
    struct eval *ev = c->ev;
    struct labels to;
    struct frame *f = empty(ev, d->n);
    *out = object_frame(f);
    if (!dict_labels(d, &to) && d->n)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, 0),
                          "a DataFrame needs lists of values");
    f->n = to.n;
    f->index = to.v;
    f->n_index = to.n_levels;
    for (size_t i = 0; i < d->n; i++) {
        const struct df_expr *at = eval_item(call_at(c, 0), i);
        if (d->v[i].key.type != OBJECT_STR)
            return bad_name(c, i, d->v[i].key);
        const struct column *x =
            assign_column(ev, at, d->v[i].key.s, &to, d->v[i].value);
        if (!x)
            return false;
        f->columns[f->n_columns++] = x;
    }
    return true;
}

/* All keys of a list of dicts, in order of appearance. */
static bool all_keys(struct call *c, const struct list *rows, struct map *keys)
{
    for (size_t i = 0; i < rows->n; i++) {
        if (rows->v[i].type != OBJECT_DICT)
            return eval_fault(c->ev, DIAG_DF_TYPE, eval_item(call_at(c, 0), i),
                              "each row must be a dict, not '%s'",
                              object_type_name(rows->v[i]));
        const struct dict *d = rows->v[i].dict;
        for (size_t k = 0; k < d->n; k++) {
            if (d->v[k].key.type != OBJECT_STR)
                return bad_name(c, i, d->v[k].key);
            if (!map_find(keys, d->v[k].key.s))
                map_put(keys, d->v[k].key.s, NULL);
        }
    }
    return true;
}

static const struct column *key_column(struct call *c, const struct list *rows,
                                       str name)
{
    struct value *v = NEW_N(c->ev->scratch, struct value, rows->n);
    for (size_t i = 0; i < rows->n; i++) {
        const struct object *o =
            object_dict_get(rows->v[i].dict, object_str(name));
        if (o && !object_scalar(*o, &v[i])) {
            eval_fault(c->ev, DIAG_DF_TYPE, eval_item(call_at(c, 0), i),
                       "a cell cannot hold a '%s'", object_type_name(*o));
            return NULL;
        }
    }
    return eval_infer(c->ev, call_at(c, 0), name, v, rows->n, NULL, 0);
}

static bool from_rows(struct call *c, const struct list *rows,
                      struct object *out)
{
    struct map keys = {.a = c->ev->scratch};
    if (!all_keys(c, rows, &keys))
        return false;
    struct frame *f = empty(c->ev, keys.n);
    *out = object_frame(f);
    f->n = rows->n;
    for (size_t i = 0; i < keys.n; i++) {
        const struct column *x = key_column(c, rows, keys.v[i].key);
        if (!x)
            return false;
        f->columns[f->n_columns++] = x;
    }
    return true;
}

bool construct_frame(struct call *c, struct object *out)
{
    switch (c->args[0].type) {
    case OBJECT_ABSENT: *out = object_frame(empty(c->ev, 0)); return true;
    case OBJECT_DICT: return from_dict(c, c->args[0].dict, out);
    case OBJECT_LIST: return from_rows(c, c->args[0].list, out);
    case OBJECT_FRAME:
        *out = object_frame(object_own_frame(c->ev->a, c->args[0].frame));
        return true;
    default: return call_wrong(c, 0, "a dict of lists or a list of dicts");
    }
}
