// SPDX-License-Identifier: MIT
// change: methods that change the list or dict on which they are called:
// append, extend, update and the like. As in Python, most of them return None.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/library/counter.h"
#include "df/runtime/call.h"
#include "df/runtime/changeable.h"
#include "df/runtime/iterate.h"
#include "df/runtime/represent.h"
#include "df/runtime/time.h"

/* Returns the list to change. Returns NULL after reporting a list that cannot
   be changed, or that would have too many elements with `more` elements
   added. */
static struct list *list_of(struct call *c, size_t more)
{
    struct list *l = as_list(c->self);
    c->ev->changes++;
    if (!changeable(c->ev, c->at, c->self))
        return NULL;
    if (more > EVAL_LIST_MAX - l->n) {
        eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
        eval_help(c->ev, "compute with whole columns instead of lists");
        return NULL;
    }
    l->unit_column = NULL;
    return eval_spend(c->ev, c->at, more, sizeof(struct object)) ? l : NULL;
}

static bool returns_none(struct object *out)
{
    *out = (struct object){.type = OBJECT_NONE};
    return true;
}

/* Sets *out to a new index: the labels `of`, then those of the argument
   `value`. */
static bool append_labels(struct call *c, struct list of, struct object *out)
{
    struct object x = call_arg(c, PARAM_value);
    const struct list *more = x.type == OBJECT_LIST ? as_list(x) : NULL;
    struct list *l = NEW(c->ev->scratch, struct list);
    size_t levels = of.n ? as_list(of.v[0])->n : 0;
    if (!more || !more->labels ||
        (of.n && more->n && as_list(more->v[0])->n != levels))
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_value),
                          "'append' of a MultiIndex needs another MultiIndex "
                          "with as many levels") ||
               eval_help(c->ev, "to add an element to a list of the labels, "
                                "write v = list(df.index), then v.append(x)");
    if (!eval_spend(c->ev, c->at, of.n + more->n, sizeof x))
        return false;
    l->labels = true;
    for (size_t i = 0; i < of.n + more->n; i++)
        vec_push(c->ev->scratch, l, i < of.n ? of.v[i] : more->v[i - of.n]);
    *out = object_list(l);
    return true;
}

static bool list_append(struct call *c, struct object *out)
{
    if (as_list(c->self)->labels)
        return append_labels(c, *as_list(c->self), out);
    struct list *l = list_of(c, 1);
    if (!l)
        return false;
    l->unordered |= c->ev->unordered > 0;
    object_list_room(c->ev->scratch, l, 1);
    l->v[l->n++] = call_arg(c, PARAM_value);
    return returns_none(out);
}

static bool list_extend(struct call *c, struct object *out)
{
    struct list of;
    if (!iterate(c->ev, call_at(c, PARAM_iterable), call_arg(c, PARAM_iterable),
                 &of))
        return false;
    struct list *l = list_of(c, of.n);
    if (!l)
        return false;
    object_list_room(c->ev->scratch, l, of.n);
    l->unordered |= of.unordered || c->ev->unordered > 0;
    for (size_t i = 0; i < of.n; i++)
        l->v[l->n++] = of.v[i];
    return returns_none(out);
}

/* Sets *at to the position in argument index=. A negative position counts from
   the end. If `limit` is true, positions below 0 become 0, and positions above
   n become n. False on a fault. */
static bool position(struct call *c, size_t n, bool limit, size_t *at)
{
    int64_t i, end = (int64_t)n;
    if (!call_int(c, PARAM_index, &i))
        return false;
    i = i < 0 ? i + end : i;
    if (limit)
        i = i < 0 ? 0 : i > end ? end : i;
    if (i < 0 || (!limit && i >= end))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_index),
                          n ? "the list has no element %lld"
                            : "the list is empty: it has no element %lld",
                          (long long)i);
    *at = (size_t)i;
    return eval_steps(c->ev, c->at, (n - *at) / 8);
}

static bool list_insert(struct call *c, struct object *out)
{
    struct list *l = list_of(c, 1);
    size_t at;
    if (!l || !position(c, l->n, true, &at))
        return false;
    object_list_room(c->ev->scratch, l, 1);
    memmove(l->v + at + 1, l->v + at, (l->n++ - at) * sizeof *l->v);
    l->v[at] = call_arg(c, PARAM_value);
    return returns_none(out);
}

static void drop(struct list *l, size_t at)
{
    memmove(l->v + at, l->v + at + 1, (--l->n - at) * sizeof *l->v);
}

static bool list_pop(struct call *c, struct object *out)
{
    struct list *l = list_of(c, 0);
    size_t at;
    if (!l || !position(c, l->n, false, &at))
        return false;
    *out = l->v[at];
    drop(l, at);
    return true;
}

static bool list_remove(struct call *c, struct object *out)
{
    struct list *l = list_of(c, 0);
    if (!l || !eval_steps(c->ev, c->at, l->n / 8))
        return false;
    for (size_t i = 0; i < l->n; i++)
        if (time_equal(l->v[i], call_arg(c, PARAM_value))) {
            drop(l, i);
            return returns_none(out);
        }
    return eval_fault(
        c->ev, DIAG_DF_VALUE, call_at(c, PARAM_value),
        "the list does not contain %.*s",
        STR_ARG(represent_short(c->ev, c->at, call_arg(c, PARAM_value))));
}

static bool list_reverse(struct call *c, struct object *out)
{
    struct list *l = list_of(c, 0);
    if (!l || !eval_steps(c->ev, c->at, l->n / 8))
        return false;
    for (size_t i = 0; i < l->n / 2; i++) {
        struct object x = l->v[i];
        l->v[i] = l->v[l->n - 1 - i];
        l->v[l->n - 1 - i] = x;
    }
    return returns_none(out);
}

static bool list_clear(struct call *c, struct object *out)
{
    struct list *l = list_of(c, 0);
    if (!l)
        return false;
    l->n = 0;
    return returns_none(out);
}

static bool list_copy(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list), of;
    if (!iterate(c->ev, c->at, c->self, &of) ||
        !eval_spend(c->ev, c->at, of.n, sizeof *of.v))
        return false;
    vec_room(c->ev->scratch, l, of.n);
    for (size_t i = 0; i < of.n; i++)
        vec_push(c->ev->scratch, l, of.v[i]);
    l->tuple = as_list(c->self)->tuple;
    l->labels = as_list(c->self)->labels;
    l->unit_column = as_list(c->self)->unit_column;
    *out = object_list(l);
    return true;
}

/* ---- dicts ---- */

/* Sets the value of a key of the dict. Reports a fault at `at` and returns
   false. */
static bool put(struct call *c, const struct df_expr *at, struct object key,
                struct object value)
{
    c->ev->changes++;
    if (!changeable(c->ev, c->at, c->self))
        return false;
    if (!object_is_key(key))
        return eval_fault(c->ev, DIAG_DF_TYPE, at,
                          "a '%s' cannot be a key of a dict",
                          object_type_name(key));
    return eval_spend(c->ev, c->at, 2, sizeof key) &&
           object_dict_put(c->ev->scratch, as_dict(c->self), key, value);
}

/* Adds the pairs of a dict, or of a list of pairs. */
static bool put_all(struct call *c, struct object from)
{
    const struct df_expr *at = call_at(c, PARAM_other);
    struct list pairs, pair;
    if (from.type == OBJECT_DICT) {
        const struct dict *d = as_dict(from);
        for (size_t i = 0; i < d->n; i++)
            if (!put(c, at, d->v[i].key, d->v[i].value))
                return false;
        return true;
    }
    if (!iterate(c->ev, at, from, &pairs))
        return false;
    for (size_t i = 0; i < pairs.n; i++) {
        if (pairs.v[i].type != OBJECT_LIST || as_list(pairs.v[i])->n != 2)
            return eval_fault(
                       c->ev, DIAG_DF_TYPE, at,
                       "each element must be a pair of a key and a value") ||
                   eval_help(c->ev, "write d.update({'a': 1})");
        pair = *as_list(pairs.v[i]);
        if (!put(c, at, pair.v[0], pair.v[1]))
            return false;
    }
    return true;
}

static bool dict_update(struct call *c, struct object *out)
{
    const struct dict *named = as_dict(call_arg(c, PARAM_kwargs));
    if (counter_is(as_dict(c->self))) {
        if (named->n)
            return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                              "a keyword argument of a Counter's update()") ||
                   eval_help(c->ev, "write c.update({'a': 1})");
        return changeable(c->ev, c->at, c->self) &&
               (!call_given(c, PARAM_other) ||
                counter_add(c, PARAM_other, as_dict(c->self), 1)) &&
               returns_none(out);
    }
    if (call_given(c, PARAM_other) && !put_all(c, call_arg(c, PARAM_other)))
        return false;
    for (size_t i = 0; i < named->n; i++)
        if (!put(c, c->at, named->v[i].key, named->v[i].value))
            return false;
    return returns_none(out);
}

static bool dict_setdefault(struct call *c, struct object *out)
{
    const struct object *now =
        object_dict_get(as_dict(c->self), call_arg(c, PARAM_key));
    *out = now ? *now : call_value(c, PARAM_default);
    return now || put(c, call_at(c, PARAM_key), call_arg(c, PARAM_key), *out);
}

static bool dict_pop(struct call *c, struct object *out)
{
    struct dict *d = as_dict(c->self);
    struct pair *p = object_dict_find(d, call_arg(c, PARAM_key));
    c->ev->changes++;
    if (!changeable(c->ev, c->at, c->self))
        return false;
    if (!p && call_given(c, PARAM_default)) {
        *out = call_arg(c, PARAM_default);
        return true;
    }
    if (!p)
        return eval_fault(
            c->ev, DIAG_DF_VALUE, call_at(c, PARAM_key),
            "%.*s is not a key of the dict",
            STR_ARG(represent_short(c->ev, c->at, call_arg(c, PARAM_key))));
    *out = p->value;
    object_dict_remove(d, p);
    return eval_steps(c->ev, c->at, d->n / 4);
}

static bool dict_clear(struct call *c, struct object *out)
{
    c->ev->changes++;
    if (!changeable(c->ev, c->at, c->self))
        return false;
    *as_dict(c->self) = (struct dict){.changes = as_dict(c->self)->changes + 1};
    return returns_none(out);
}

static bool dict_copy(struct call *c, struct object *out)
{
    const struct dict *from = as_dict(c->self);
    struct dict *d = NEW(c->ev->scratch, struct dict);
    if (!eval_spend(c->ev, c->at, from->n, 2 * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < from->n; i++)
        object_dict_put(c->ev->scratch, d, from->v[i].key, from->v[i].value);
    *out = object_dict(d);
    return true;
}

/* ---- operations ---- */

const struct operation CHANGE_OPERATIONS[] = {
    {S_INIT("append"), ON_LIST, list_append, PARAMS(NEEDS(value)), 0, 1,
     "adds a value at the end of the list"},
    {S_INIT("clear"), ON_LIST, list_clear, NO_PARAMS, 0, 1,
     "removes all elements"},
    {S_INIT("clear"), ON_DICT, dict_clear, NO_PARAMS, 0, 1,
     "removes all pairs"},
    {S_INIT("copy"), ON_LIST, list_copy, NO_PARAMS, 0, 1,
     "a list of the same elements"},
    {S_INIT("copy"), ON_DICT, dict_copy, NO_PARAMS, 0, 1,
     "a dict of the same pairs"},
    {S_INIT("extend"), ON_LIST, list_extend, PARAMS(NEEDS(iterable)), 0, 1,
     "adds several values at the end of the list"},
    {S_INIT("insert"), ON_LIST, list_insert, PARAMS(NEEDS(index), NEEDS(value)),
     0, 1, "adds a value before a position"},
    {S_INIT("pop"), ON_LIST, list_pop, PARAMS(OPT(index, INT(-1))), 0, 1,
     "removes an element and returns it"},
    {S_INIT("pop"), ON_DICT, dict_pop, PARAMS(NEEDS(key), OPT(default, UNSET)),
     0, 1, "removes a key and returns its value"},
    {S_INIT("remove"), ON_LIST, list_remove, PARAMS(NEEDS(value)), 0, 1,
     "removes the first element that equals a value"},
    {S_INIT("reverse"), ON_LIST, list_reverse, NO_PARAMS, 0, 1,
     "reverses the list"},
    {S_INIT("setdefault"), ON_DICT, dict_setdefault,
     PARAMS(NEEDS(key), OPT(default, NONE)), 0, 1,
     "the value for a key, which is added if it is missing"},
    {S_INIT("update"), ON_DICT, dict_update,
     PARAMS(OPT(other, UNSET), OTHERS(kwargs)), 0, 1,
     "adds the pairs of another dict"},
    {.name = {0}},
};
