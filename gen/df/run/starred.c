// SPDX-License-Identifier: MIT
// starred: replaces *a and **a in calls by the arguments that they stand for.
#include "df/run/starred.h"

#include "base/codes/df.h"
#include "df/runtime/iterate.h"
#include "df/syntax/df_node.h"

const struct dict *starred_pairs(struct eval *ev, const struct df_expr *at,
                                 struct object x)
{
    struct object method, out;
    if (x.type == OBJECT_DICT)
        return as_dict(x);
    if (x.type == OBJECT_SERIES || x.type == OBJECT_ROW)
        return ev->attribute(ev, at, x, S("to_dict"), &method) &&
                       ev->call(ev, at, method, NULL, 0, &out)
                   ? as_dict(out)
                   : NULL;
    eval_fault(ev, DIAG_DF_TYPE, at, "'**' needs a dict, not '%s'",
               object_type_name(x));
    return NULL;
}

/* Returns an argument with the value x for one element of `of`, an argument *a
   or **a. `name` is the name of the new argument, or STR_NONE for a positional
   argument. */
static struct df_expr *argument_of(struct eval *ev, const struct df_expr *of,
                                   str name, struct object x)
{
    struct df_expr *v = NEW_N(ev->scratch, struct df_expr, 2);
    struct object *value = NEW(ev->scratch, struct object);
    *value = x;
    v[0] = v[1] = *of;
    v[0].op = DF_END;
    v[0].text = name;
    v[0].next = NULL;
    v[0].a = &v[1];
    v[1].kind = DF_EXPR_GIVEN;
    v[1].a = NULL;
    v[1].given = value;
    return v;
}

/* Evaluates x, of the form *a or **a, and appends the arguments that it stands
   for to *c. */
static bool expand(struct eval *ev, const struct df_expr *x, struct df_chain *c)
{
    struct object value;
    struct list of;
    if (!ev->expression(ev, x->a, &value))
        return false;
    if (x->op == DF_STAR) {
        if (!iterate(ev, x->a, value, &of) ||
            !eval_spend(ev, x, of.n, 3 * sizeof *x))
            return false;
        for (size_t i = 0; i < of.n; i++)
            df_node_add(c, argument_of(ev, x, STR_NONE, of.v[i]));
        return true;
    }
    const struct dict *d = starred_pairs(ev, x->a, value);
    if (!d || !eval_spend(ev, x, d->n, 3 * sizeof *x))
        return false;
    for (size_t i = 0; i < d->n; i++) {
        if (d->v[i].key.type != OBJECT_STR)
            return eval_fault(ev, DIAG_DF_TYPE, x,
                              "the keys of a dict after '**' must be strings");
        df_node_add(c, argument_of(ev, x, as_str(d->v[i].key), d->v[i].value));
    }
    return true;
}

const struct df_expr *starred_arguments(struct eval *ev,
                                        const struct df_expr *call)
{
    struct df_chain c = {0};
    const struct df_expr *x = call->items;
    while (x && x->op != DF_STAR && x->op != DF_POWER)
        x = x->next;
    if (!x)
        return call;
    for (x = call->items; x; x = x->next) {
        struct df_expr *copy = NEW(ev->scratch, struct df_expr);
        *copy = *x;
        copy->next = NULL;
        if (x->op != DF_STAR && x->op != DF_POWER)
            df_node_add(&c, copy);
        else if (!expand(ev, x, &c))
            return NULL;
    }
    struct df_expr *made = NEW(ev->scratch, struct df_expr);
    *made = *call;
    made->items = c.first;
    return made;
}
