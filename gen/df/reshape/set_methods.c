// SPDX-License-Identifier: MIT
// set_methods: the methods of sets.
#include "base/codes/df.h"
#include "df/runtime/call.h"
#include "df/runtime/represent.h"
#include "df/runtime/set.h"

static bool returns_none(struct object *out)
{
    *out = (struct object){.type = OBJECT_NONE};
    return true;
}

static bool run_set(struct call *c, struct object *out)
{
    struct list *s = call_given(c, PARAM_iterable)
                         ? set_of(c->ev, call_at(c, PARAM_iterable),
                                  call_arg(c, PARAM_iterable))
                         : set_new(c->ev);
    if (s)
        *out = object_list(s);
    return s != NULL;
}

static bool add(struct call *c, struct object *out)
{
    c->ev->changes++;
    return set_add(c->ev, call_at(c, PARAM_value), as_list(c->self),
                   call_arg(c, PARAM_value)) &&
           returns_none(out);
}

static bool discard(struct call *c, struct object *out)
{
    struct list *s = as_list(c->self);
    c->ev->changes++;
    set_remove(s, call_arg(c, PARAM_value));
    return eval_steps(c->ev, c->at, s->n / 4) && returns_none(out);
}

static bool remove_element(struct call *c, struct object *out)
{
    struct list *s = as_list(c->self);
    c->ev->changes++;
    if (set_remove(s, call_arg(c, PARAM_value)))
        return eval_steps(c->ev, c->at, s->n / 4) && returns_none(out);
    return eval_fault(
        c->ev, DIAG_DF_VALUE, call_at(c, PARAM_value),
        "the set does not contain %.*s",
        STR_ARG(represent_short(c->ev, c->at, call_arg(c, PARAM_value))));
}

static bool clear(struct call *c, struct object *out)
{
    struct list *s = as_list(c->self);
    c->ev->changes++;
    s->n = 0;
    *s->set = (struct dict){0};
    return returns_none(out);
}

/* Adds the elements of all arguments to the set. */
static bool update(struct call *c, struct object *out)
{
    const struct list *more = as_list(call_arg(c, PARAM_iterables));
    c->ev->changes++;
    for (size_t i = 0; i < more->n; i++) {
        const struct df_expr *at = call_rest_at(c, PARAM_iterables, i);
        const struct list *s = set_of(c->ev, at, more->v[i]);
        for (size_t k = 0; s && k < s->n; k++)
            if (!set_add(c->ev, at, as_list(c->self), s->v[k]))
                return false;
        if (!s)
            return false;
    }
    return returns_none(out);
}

/* Combines the set with each argument in turn. */
static bool combine(struct call *c, enum df_token_kind op, struct object *out)
{
    const struct list *more = as_list(call_arg(c, PARAM_iterables));
    struct list *s = set_of(c->ev, c->at, c->self);
    for (size_t i = 0; s && i < more->n; i++) {
        const struct list *y =
            set_of(c->ev, call_rest_at(c, PARAM_iterables, i), more->v[i]);
        s = y ? set_operate(c->ev, c->at, op, s, y) : NULL;
    }
    if (s)
        *out = object_list(s);
    return s != NULL;
}

static bool run_union(struct call *c, struct object *out)
{
    return combine(c, DF_BAR, out);
}

static bool intersection(struct call *c, struct object *out)
{
    return combine(c, DF_AMPERSAND, out);
}

static bool difference(struct call *c, struct object *out)
{
    return combine(c, DF_MINUS, out);
}

static bool symmetric_difference(struct call *c, struct object *out)
{
    return combine(c, DF_CARET, out);
}

/* ---- comparisons ---- */

/* Returns the set of the argument's elements, or NULL on a fault. */
static const struct list *other(struct call *c)
{
    return set_of(c->ev, call_at(c, PARAM_iterable),
                  call_arg(c, PARAM_iterable));
}

static bool issubset(struct call *c, struct object *out)
{
    const struct list *y = other(c);
    *out = object_bool(y && set_is_subset(as_list(c->self), y));
    return y != NULL;
}

static bool issuperset(struct call *c, struct object *out)
{
    const struct list *y = other(c);
    *out = object_bool(y && set_is_subset(y, as_list(c->self)));
    return y != NULL;
}

static bool isdisjoint(struct call *c, struct object *out)
{
    const struct list *y = other(c),
                      *both = y ? set_operate(c->ev, c->at, DF_AMPERSAND,
                                              as_list(c->self), y)
                                : NULL;
    *out = object_bool(both && both->n == 0);
    return both != NULL;
}

/* ---- operations ---- */

const struct operation SET_METHODS_OPERATIONS[] = {
    {S_INIT("add"), ON_SET, add, PARAMS(NEEDS(value)), 0, 1, "adds an element"},
    {S_INIT("clear"), ON_SET, clear, NO_PARAMS, 0, 1, "removes all elements"},
    {S_INIT("copy"), ON_SET, run_union, PARAMS(REST(iterables)), 0, 1,
     "a set of the same elements"},
    {S_INIT("difference"), ON_SET, difference, PARAMS(REST(iterables)), 0, 1,
     "the elements that the others lack"},
    {S_INIT("discard"), ON_SET, discard, PARAMS(NEEDS(value)), 0, 1,
     "removes an element, if the set has it"},
    {S_INIT("intersection"), ON_SET, intersection, PARAMS(REST(iterables)), 0,
     1, "the elements that all others have"},
    {S_INIT("isdisjoint"), ON_SET, isdisjoint, PARAMS(NEEDS(iterable)), 0, 1,
     "whether the other has none of the elements"},
    {S_INIT("issubset"), ON_SET, issubset, PARAMS(NEEDS(iterable)), 0, 1,
     "whether the other has all elements"},
    {S_INIT("issuperset"), ON_SET, issuperset, PARAMS(NEEDS(iterable)), 0, 1,
     "whether the set has all elements of the other"},
    {S_INIT("remove"), ON_SET, remove_element, PARAMS(NEEDS(value)), 0, 1,
     "removes an element"},
    {S_INIT("set"), ON_BUILTIN, run_set, PARAMS(OPT(iterable, UNSET)), 0, 1,
     "a set of the distinct elements"},
    {S_INIT("symmetric_difference"), ON_SET, symmetric_difference,
     PARAMS(REST(iterables)), 0, 1,
     "the elements that only one of the sets has"},
    {S_INIT("union"), ON_SET, run_union, PARAMS(REST(iterables)), 0, 1,
     "the elements of all"},
    {S_INIT("update"), ON_SET, update, PARAMS(REST(iterables)), 0, 1,
     "adds the elements of the others"},
    {.name = {0}},
};
