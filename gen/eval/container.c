// SPDX-License-Identifier: MIT
// container: no method changes the list or dict that it is asked of.
#include "eval/container.h"

#include "base/vec.h"
#include "eval/iterate.h"
#include "eval/labels.h"

static struct object tuple(struct eval *ev, struct object x, struct object y)
{
    struct list *l = NEW(ev->scratch, struct list);
    l->tuple = true;
    vec_push(ev->scratch, l, x);
    vec_push(ev->scratch, l, y);
    return object_list(l);
}

bool container_list_count(struct call *c, struct object *out)
{
    const struct list *l = as_list(c->self);
    int64_t n = 0;
    if (!eval_steps(c->ev, c->at, l->n / 8))
        return false;
    for (size_t i = 0; i < l->n; i++)
        n += object_same(l->v[i], c->args[0]);
    *out = object_int(n);
    return true;
}

bool container_list_index(struct call *c, struct object *out)
{
    const struct list *l = as_list(c->self);
    if (!eval_steps(c->ev, c->at, l->n / 8))
        return false;
    for (size_t i = 0; i < l->n; i++)
        if (object_same(l->v[i], c->args[0])) {
            *out = object_int((int64_t)i);
            return true;
        }
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, 0),
                      "the list has no such element");
}

/* key default? */
bool container_dict_get(struct call *c, struct object *out)
{
    const struct object *o = object_dict_get(as_dict(c->self), c->args[0]);
    *out = o ? *o : c->args[1];
    if (!o && !call_given(c, 1))
        out->type = OBJECT_NONE;
    return true;
}

static bool of_dict(struct call *c, int what, struct object *out)
{
    const struct dict *d = as_dict(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!eval_spend(c->ev, c->at, d->n, 4 * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < d->n; i++)
        vec_push(c->ev->scratch, l,
                 what == 0   ? d->v[i].key
                 : what == 1 ? d->v[i].value
                             : tuple(c->ev, d->v[i].key, d->v[i].value));
    *out = object_list(l);
    return true;
}

bool container_dict_keys(struct call *c, struct object *out)
{
    return of_dict(c, 0, out);
}

bool container_dict_values(struct call *c, struct object *out)
{
    return of_dict(c, 1, out);
}

bool container_dict_items(struct call *c, struct object *out)
{
    return of_dict(c, 2, out);
}

/* (name, column) for each */
bool container_frame_items(struct call *c, struct object *out)
{
    const struct frame *f = as_frame(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    for (size_t i = 0; i < f->n_columns; i++)
        vec_push(c->ev->scratch, l,
                 tuple(c->ev, eval_name_object(c->ev, f->columns[i]->name),
                       object_series(c->ev->scratch, f->columns[i], f->index,
                                     f->n_index)));
    *out = object_list(l);
    return true;
}

/* The label of a series' row: a tuple of several levels. */
static struct object label(struct eval *ev, const struct series *s, size_t i)
{
    struct list *l;
    if (s->n_index == 0)
        return object_int((int64_t)i);
    if (s->n_index == 1)
        return object_value(column_value(s->index[0], i));
    l = NEW(ev->scratch, struct list);
    l->tuple = true;
    for (size_t k = 0; k < s->n_index; k++)
        vec_push(ev->scratch, l, object_value(column_value(s->index[k], i)));
    return object_list(l);
}

static bool room(struct call *c, size_t n)
{
    if (n > EVAL_LIST_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, "list is too long");
    return eval_spend(c->ev, c->at, n, 4 * sizeof(struct object));
}

bool container_series_items(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!room(c, s->column->n))
        return false;
    for (size_t i = 0; i < s->column->n; i++)
        vec_push(c->ev->scratch, l,
                 tuple(c->ev, label(c->ev, s, i),
                       object_value(column_value(s->column, i))));
    *out = object_list(l);
    return true;
}

bool container_series_to_dict(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    struct dict *d = NEW(c->ev->scratch, struct dict);
    if (!room(c, s->column->n))
        return false;
    for (size_t i = 0; i < s->column->n; i++)
        if (!object_dict_put(c->ev->scratch, d, label(c->ev, s, i),
                             object_value(column_value(s->column, i))))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "dict has too many keys");
    *out = (struct object){.type = OBJECT_DICT, .u.dict = d};
    return true;
}

/* key default? */
bool container_series_get(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    *out = c->args[1];
    if (!call_given(c, 1))
        out->type = OBJECT_NONE;
    if (!eval_steps(c->ev, c->at, s->column->n / 8))
        return false;
    for (size_t i = 0; i < s->column->n; i++)
        if (object_same(label(c->ev, s, i), c->args[0])) {
            *out = object_value(column_value(s->column, i));
            break;
        }
    return true;
}

bool container_tolist(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    *out = object_list(l);
    return iterate(c->ev, c->at, c->self, l);
}
