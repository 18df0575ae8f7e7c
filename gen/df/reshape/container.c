// SPDX-License-Identifier: MIT
// container: methods of lists and dicts, and methods that convert frames and
// series to lists and dicts: items(), to_dict(), tolist().
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/lint/lookup_check.h"
#include "df/runtime/iterate.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "df/runtime/time.h"

static struct object tuple(struct eval *ev, struct object x, struct object y)
{
    struct list *l = NEW(ev->scratch, struct list);
    l->tuple = true;
    vec_push(ev->scratch, l, x);
    vec_push(ev->scratch, l, y);
    return object_list(l);
}

static bool list_count(struct call *c, struct object *out)
{
    const struct list *l = as_list(c->self);
    int64_t n = 0;
    if (!eval_steps(c->ev, c->at, l->n / 8))
        return false;
    for (size_t i = 0; i < l->n; i++)
        n += time_equal(l->v[i], call_arg(c, PARAM_value));
    *out = object_int(n);
    return true;
}

static bool list_index(struct call *c, struct object *out)
{
    const struct list *l = as_list(c->self);
    if (!eval_steps(c->ev, c->at, l->n / 8))
        return false;
    for (size_t i = 0; i < l->n; i++)
        if (time_equal(l->v[i], call_arg(c, PARAM_value))) {
            *out = object_int((int64_t)i);
            return true;
        }
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_value),
                      "the list does not contain this value");
}

static bool dict_get(struct call *c, struct object *out)
{
    const struct object *o =
        object_dict_get(as_dict(c->self), call_arg(c, PARAM_key));
    *out = o ? *o : call_arg(c, PARAM_default);
    if (!o)
        lookup_check_key(c->ev, c->at, as_dict(c->self),
                         call_arg(c, PARAM_key));
    if (!o && !call_given(c, PARAM_default))
        out->type = OBJECT_NONE;
    return true;
}

/* Sets *out to a list of the keys, the values or the pairs of a dict. */
static bool of_dict(struct call *c, enum dict_part part, struct object *out)
{
    const struct dict *d = as_dict(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!eval_spend(c->ev, c->at, d->n, 4 * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < d->n; i++)
        vec_push(c->ev->scratch, l,
                 part == DICT_KEYS ? d->v[i].key
                 : part == DICT_VALUES
                     ? d->v[i].value
                     : tuple(c->ev, d->v[i].key, d->v[i].value));
    l->view = d;
    l->part = part;
    l->viewed = d->changes;
    *out = object_list(l);
    return true;
}

static bool dict_keys(struct call *c, struct object *out)
{
    return of_dict(c, DICT_KEYS, out);
}

static bool dict_values(struct call *c, struct object *out)
{
    return of_dict(c, DICT_VALUES, out);
}

static bool dict_items(struct call *c, struct object *out)
{
    return of_dict(c, DICT_ITEMS, out);
}

/* Sets *out to a list with a tuple (name, column) for each column. */
static bool frame_items(struct call *c, struct object *out)
{
    const struct frame *f = as_frame(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    for (size_t i = 0; i < f->n_columns; i++)
        vec_push(c->ev->scratch, l,
                 tuple(c->ev, eval_name_object(c->ev, f->columns[i]->name),
                       object_column(c->ev->scratch, f, i)));
    *out = object_list(l);
    return true;
}

/* Returns the label of row i of a series: a tuple if the labels have several
   levels, the row's number if the series has no labels. */
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

static bool check_length(struct call *c, size_t n)
{
    if (n > EVAL_LIST_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG) ||
               eval_help(c->ev, "compute with whole columns instead of lists");
    return eval_spend(c->ev, c->at, n, 4 * sizeof(struct object));
}

static bool series_items(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!check_length(c, s->column->n))
        return false;
    for (size_t i = 0; i < s->column->n; i++)
        vec_push(c->ev->scratch, l,
                 tuple(c->ev, label(c->ev, s, i),
                       json_object_traced(c->ev, s->column, i)));
    *out = object_list(l);
    return true;
}

static bool series_to_dict(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    struct dict *d = NEW(c->ev->scratch, struct dict);
    if (!check_length(c, s->column->n))
        return false;
    for (size_t i = 0; i < s->column->n; i++)
        if (!object_dict_put(c->ev->scratch, d, label(c->ev, s, i),
                             json_object_traced(c->ev, s->column, i)))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "the dict has too many keys");
    *out = (struct object){.type = OBJECT_DICT, .u.dict = d};
    return true;
}

static bool series_get(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    *out = call_arg(c, PARAM_default);
    if (!call_given(c, PARAM_default))
        out->type = OBJECT_NONE;
    if (!eval_steps(c->ev, c->at, s->column->n / 8))
        return false;
    for (size_t i = 0; i < s->column->n; i++)
        if (object_same(label(c->ev, s, i), call_arg(c, PARAM_key))) {
            *out = json_object_traced(c->ev, s->column, i);
            break;
        }
    return true;
}

/* Returns `from`, a row of an array, as a list. */
static struct object plain_list(struct eval *ev, struct list *from)
{
    struct list *l = from->array ? NEW(ev->scratch, struct list) : from;
    *l = *from;
    l->array = false;
    return object_list(l);
}

static bool tolist(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    *out = object_list(l);
    if (!iterate(c->ev, c->at, c->self, l))
        return false;
    if (c->self.type == OBJECT_SERIES && l->n && object_is_time(l->v[0]) &&
        l->v[0].numpy)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'tolist' of an array of %s",
                          l->v[0].type == OBJECT_DATE ? "dates"
                                                      : "time spans") ||
               eval_help(c->ev, "remove .values: df['d'].tolist() returns a "
                                "list of dates or time spans");
    l->cap = l->n; /* so that the first append copies the elements */
    if (c->self.type == OBJECT_LIST && l->n)
        l->v = memcpy(NEW_N(c->ev->scratch, struct object, l->n + 1), l->v,
                      l->n * sizeof *l->v);
    for (size_t i = 0; i < l->n && c->self.type == OBJECT_LIST; i++)
        if (l->v[i].type == OBJECT_LIST)
            l->v[i] = plain_list(c->ev, as_list(l->v[i]));
    return true;
}

/* ---- named tuples ---- */

static bool is_named(struct call *c)
{
    return as_list(c->self)->names ||
           eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                      "'%.*s' is a method of the rows of df.itertuples()",
                      STR_ARG(c->operation->name));
}

static bool tuple_fields(struct call *c, struct object *out)
{
    const struct list *l = as_list(c->self);
    struct list *names = NEW(c->ev->scratch, struct list);
    if (!is_named(c))
        return false;
    for (size_t i = 0; i < l->n; i++)
        vec_push(c->ev->scratch, names, object_str(l->names[i]));
    names->tuple = true;
    *out = object_list(names);
    return true;
}

static bool tuple_dict(struct call *c, struct object *out)
{
    const struct list *l = as_list(c->self);
    struct dict *d = NEW(c->ev->scratch, struct dict);
    if (!is_named(c))
        return false;
    for (size_t i = 0; i < l->n; i++)
        object_dict_put(c->ev->scratch, d, object_str(l->names[i]), l->v[i]);
    *out = object_dict(d);
    return eval_spend(c->ev, c->at, l->n, sizeof(struct pair));
}

/* ---- operations ---- */

const struct operation CONTAINER_OPERATIONS[] = {
    {S_INIT("_asdict"), ON_LIST, tuple_dict, NO_PARAMS, 0, 1,
     "a dict that maps names to the values of a row of itertuples()"},
    {S_INIT("_fields"), ON_LIST, tuple_fields, PROPERTY, 0, 0,
     "the names of a row of itertuples()"},
    {S_INIT("count"), ON_LIST, list_count, PARAMS(NEEDS(value)), EFFECT_COUNTS,
     1, "how often a value occurs"},
    {S_INIT("get"), ON_SERIES, series_get,
     PARAMS(NEEDS(key), OPT(default, NONE)), 0, 1,
     "the value for a key, or a default"},
    {S_INIT("get"), ON_DICT, dict_get, PARAMS(NEEDS(key), OPT(default, NONE)),
     0, 1, "the value for a key, or a default"},
    {S_INIT("index"), ON_LIST, list_index, PARAMS(NEEDS(value)), 0, 1,
     "the position of a value"},
    {S_INIT("items"), ON_FRAME, frame_items, NO_PARAMS, 0, 1,
     "pairs of a name and a column"},
    {S_INIT("items"), ON_SERIES, series_items, NO_PARAMS, 0, 1,
     "pairs of a label and a cell"},
    {S_INIT("items"), ON_DICT, dict_items, NO_PARAMS, 0, 1,
     "pairs of a key and a value"},
    {S_INIT("keys"), ON_DICT, dict_keys, NO_PARAMS, 0, 1, "the keys"},
    {S_INIT("to_dict"), ON_SERIES, series_to_dict, NO_PARAMS, 0, 1,
     "a dict that maps labels to cells"},
    {S_INIT("to_list"), ON_SERIES | ON_LIST, tolist, NO_PARAMS, 0, 1,
     "a list of the cells"},
    {S_INIT("tolist"), ON_SERIES | ON_LIST, tolist, NO_PARAMS, 0, 1,
     "a list of the cells"},
    {S_INIT("values"), ON_DICT, dict_values, NO_PARAMS, 0, 1, "the values"},
    {.name = {0}},
};
