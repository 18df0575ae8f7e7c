// SPDX-License-Identifier: MIT
// partial: binds arguments to a function. The result is a method whose receiver
// is a list: the original function, the positional arguments and the keyword
// arguments. functools.partial passes its positional arguments first, apply()
// passes them last.
#include "df/elementwise/partial.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/syntax/df_ast.h"

/* Whether function f takes the keyword argument `name`. */
static bool takes(struct object f, str name)
{
    if (f.type == OBJECT_LAMBDA) {
        for (const struct df_expr *p = as_lambda(f)->e->items; p; p = p->next)
            if (p->op == DF_POWER || (!p->op && str_eq(p->text, name)))
                return true;
        return false;
    }
    if (f.type != OBJECT_METHOD)
        return false;
    const struct parameter *p = as_bound(f)->operation->params;
    for (; p && p->name != PARAM_END; p++)
        if (p->kind == PARAMETER_OTHERS ||
            str_eq(operation_param(p->name), name))
            return true;
    return false;
}

static void append(struct call *c, struct list *to, const struct list *from)
{
    for (size_t i = 0; i < from->n; i++)
        vec_push(c->ev->scratch, to, from->v[i]);
}

/* Calls the function f with the arguments `all` and `named`. */
static bool call_bound(struct call *c, struct object f, struct list *all,
                       const struct dict *named, struct object *out)
{
    if (f.type == OBJECT_LAMBDA)
        return c->ev->call_named(c->ev, c->at, as_lambda(f), all->v, all->n,
                                 named, out);
    if (!named->n)
        return c->ev->call(c->ev, c->at, f, all->v, all->n, out);
    struct call m = {.ev = c->ev,
                     .at = c->at,
                     .operation = as_bound(f)->operation,
                     .self = as_bound(f)->self};
    if (m.self.type == OBJECT_TYPE)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'str.%.*s' with keyword arguments",
                          STR_ARG(m.operation->name));
    if (m.self.type == OBJECT_MODULE)
        m.self = (struct object){0};
    return call_values_named(&m, all->v, all->n, named, out);
}

static bool run_last(struct call *c, struct object *out)
{
    const struct list *parts = as_list(c->self);
    struct list all = {0};
    append(c, &all, as_list(call_arg(c, PARAM_args)));
    append(c, &all, as_list(parts->v[1]));
    return call_bound(c, parts->v[0], &all, as_dict(parts->v[2]), out);
}

static const struct operation PARTIAL_LAST = {
    S_INIT("partial"),
    0,
    run_last,
    (const struct parameter[]){REST(args), PARAMS_END},
    0,
    1,
    ""};

/* Reports a keyword argument that function f does not have, and returns
   false. */
static bool check_names(struct call *c, struct object f,
                        const struct dict *named)
{
    for (size_t i = 0; i < named->n; i++)
        if (!takes(f, as_str(named->v[i].key)))
            return eval_fault(c->ev, DIAG_DF_TYPE,
                              call_named_at(c, as_str(named->v[i].key)),
                              "the function has no argument '%.*s'",
                              STR_ARG(as_str(named->v[i].key)));
    return true;
}

/* Returns a call of f with arguments, as a method `o`. */
static struct object bind(struct call *c, struct object f, struct object args,
                          struct dict *named, const struct operation *o)
{
    struct list *parts = NEW(c->ev->scratch, struct list);
    vec_push(c->ev->scratch, parts, f);
    vec_push(c->ev->scratch, parts, args);
    vec_push(c->ev->scratch, parts, object_dict(named));
    return object_method(c->ev->scratch, object_list(parts), o);
}

bool partial_make(struct call *c, struct object *f)
{
    struct object args = call_arg(c, PARAM_args);
    struct dict *named = as_dict(call_arg(c, PARAM_kwargs));
    if (!call_has(c, PARAM_args))
        args = object_list(NEW(c->ev->scratch, struct list));
    if (args.type == OBJECT_LIST && !as_list(args)->n && !named->n)
        return true;
    if (args.type != OBJECT_LIST)
        return call_wrong(c, PARAM_args, "a tuple, such as args=(2,)");
    if (!check_names(c, *f, named))
        return false;
    *f = bind(c, *f, args, named, &PARTIAL_LAST);
    return true;
}

/* ---- functools.partial ---- */

static bool run_first(struct call *c, struct object *out)
{
    const struct list *parts = as_list(c->self);
    const struct dict *named = as_dict(parts->v[2]);
    const struct dict *more = as_dict(call_arg(c, PARAM_kwargs));
    struct dict both = {0};
    struct list all = {0};
    append(c, &all, as_list(parts->v[1]));
    append(c, &all, as_list(call_arg(c, PARAM_args)));
    if (!check_names(c, parts->v[0], more))
        return false;
    for (size_t i = 0; i < named->n; i++)
        object_dict_put(c->ev->scratch, &both, named->v[i].key,
                        named->v[i].value);
    for (size_t i = 0; i < more->n; i++)
        object_dict_put(c->ev->scratch, &both, more->v[i].key,
                        more->v[i].value);
    return call_bound(c, parts->v[0], &all, &both, out);
}

static const struct operation PARTIAL_FIRST = {
    S_INIT("partial"),
    0,
    run_first,
    (const struct parameter[]){REST(args), OTHERS(kwargs), PARAMS_END},
    0,
    1,
    ""};

static bool partial(struct call *c, struct object *out)
{
    struct object f = call_arg(c, PARAM_func);
    struct dict *named = as_dict(call_arg(c, PARAM_kwargs));
    if (!object_is_function(f))
        return call_wrong(c, PARAM_func, "a function");
    if (!check_names(c, f, named))
        return false;
    *out = bind(c, f, call_arg(c, PARAM_args), named, &PARTIAL_FIRST);
    return true;
}

const struct operation PARTIAL_OPERATIONS[] = {
    {S_INIT("functools.partial"), ON_LIBRARY, partial,
     PARAMS(NEEDS(func), REST(args), OTHERS(kwargs)), 0, 1,
     "a function that calls another one with fixed arguments"},
    {.name = {0}},
};
