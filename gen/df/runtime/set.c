// SPDX-License-Identifier: MIT
// set: keeps the elements of a set also as keys of a dict, in which it finds
// them.
#include "df/runtime/set.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/iterate.h"

struct list *set_new(struct eval *ev)
{
    struct list *s = NEW(ev->scratch, struct list);
    s->set = NEW(ev->scratch, struct dict);
    return s;
}

bool set_add(struct eval *ev, const struct df_expr *at, struct list *s,
             struct object x)
{
    struct object none = {.type = OBJECT_NONE};
    if (!object_is_key(x))
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "a '%s' cannot be an element of a set",
                          object_type_name(x)) ||
               eval_help(ev, "put strings, numbers or tuples into a set");
    if (object_dict_find(s->set, x))
        return true;
    if (s->n >= EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, EVAL_LIST_LONG);
    object_list_room(ev->scratch, s, 1);
    s->v[s->n++] = x;
    return object_dict_put(ev->scratch, s->set, x, none) &&
           eval_spend(ev, at, 3, sizeof x);
}

bool set_remove(struct list *s, struct object x)
{
    struct pair *p = object_dict_find(s->set, x);
    if (!p)
        return false;
    size_t i = (size_t)(p - s->set->v);
    object_dict_remove(s->set, p);
    memmove(s->v + i, s->v + i + 1, (--s->n - i) * sizeof *s->v);
    return true;
}

bool set_has(const struct list *s, struct object x)
{
    return object_is_key(x) && object_dict_find(s->set, x);
}

struct list *set_of(struct eval *ev, const struct df_expr *at, struct object x)
{
    struct list of, *s = set_new(ev);
    if (!iterate(ev, at, x, &of))
        return NULL;
    for (size_t i = 0; i < of.n; i++)
        if (!set_add(ev, at, s, of.v[i]))
            return NULL;
    return s;
}

bool set_is(struct object x)
{
    return x.type == OBJECT_LIST && as_list(x)->set;
}

/* Adds to s the elements of `from` that `other` contains or, if `has` is false,
   does not contain. */
static bool add_some(struct eval *ev, const struct df_expr *at, struct list *s,
                     const struct list *from, const struct list *other,
                     bool has)
{
    for (size_t i = 0; i < from->n; i++)
        if (set_has(other, from->v[i]) == has &&
            !set_add(ev, at, s, from->v[i]))
            return false;
    return eval_steps(ev, at, from->n / 4);
}

struct list *set_operate(struct eval *ev, const struct df_expr *at,
                         enum df_token_kind op, const struct list *x,
                         const struct list *y)
{
    struct list *s = set_new(ev);
    bool both = op == DF_AMPERSAND, ok = true;
    if (op == DF_BAR)
        ok = add_some(ev, at, s, x, s, false);
    else
        ok = add_some(ev, at, s, x, y, both);
    if (op == DF_BAR || op == DF_CARET)
        ok = ok && add_some(ev, at, s, y, x, false);
    return ok ? s : NULL;
}

bool set_is_subset(const struct list *x, const struct list *y)
{
    size_t i = 0;
    while (i < x->n && set_has(y, x->v[i]))
        i++;
    return i == x->n;
}
