// SPDX-License-Identifier: MIT
// partial: binds arguments to a function. The result is a method whose receiver
// is a list: the original function, the positional arguments and the keyword
// arguments.
#include "df/elementwise/partial.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/syntax/df_ast.h"

/* Returns the index of the parameter of function f that takes the keyword
   argument `name`, or STR_NPOS if there is none. */
static size_t position(struct object f, str name)
{
    size_t i = 0;
    if (f.type == OBJECT_LAMBDA) {
        for (const struct df_expr *p = as_lambda(f)->e->items; p;
             p = p->next, i++)
            if (p->op == DF_POWER || (!p->op && str_eq(p->text, name)))
                return i;
        return STR_NPOS;
    }
    if (f.type != OBJECT_METHOD)
        return STR_NPOS;
    const struct parameter *p = as_bound(f)->operation->params;
    for (; p && p[i].name != PARAM_END; i++)
        if (str_eq(operation_param(p[i].name), name))
            return i;
    return STR_NPOS;
}

static bool run(struct call *c, struct object *out)
{
    const struct list *parts = as_list(c->self);
    const struct list *given = as_list(call_arg(c, PARAM_args));
    const struct list *more = as_list(parts->v[1]);
    const struct dict *named = as_dict(parts->v[2]);
    struct list all = {0};
    for (size_t i = 0; i < given->n; i++)
        vec_push(c->ev->scratch, &all, given->v[i]);
    for (size_t i = 0; i < more->n; i++)
        vec_push(c->ev->scratch, &all, more->v[i]);
    if (parts->v[0].type == OBJECT_LAMBDA)
        return c->ev->call_named(c->ev, c->at, as_lambda(parts->v[0]), all.v,
                                 all.n, named, out);
    for (size_t i = 0; i < named->n; i++) {
        size_t at = position(parts->v[0], as_str(named->v[i].key));
        while (all.n <= at)
            vec_push(c->ev->scratch, &all, (struct object){0});
        all.v[at] = named->v[i].value;
    }
    return c->ev->call(c->ev, c->at, parts->v[0], all.v, all.n, out);
}

static const struct operation PARTIAL = {
    S_INIT("partial"),
    0,
    run,
    (const struct parameter[]){REST(args), PARAMS_END},
    0,
    1,
    ""};

bool partial_make(struct call *c, struct object *f)
{
    struct eval *ev = c->ev;
    struct object args = call_arg(c, PARAM_args);
    struct dict *named = as_dict(call_arg(c, PARAM_kwargs));
    struct list *parts = NEW(ev->scratch, struct list);
    if (!call_has(c, PARAM_args))
        args = object_list(NEW(ev->scratch, struct list));
    if (args.type == OBJECT_LIST && !as_list(args)->n && !named->n)
        return true;
    if (args.type != OBJECT_LIST)
        return call_wrong(c, PARAM_args, "a tuple, such as args=(2,)");
    for (size_t i = 0; i < named->n; i++)
        if (position(*f, as_str(named->v[i].key)) == STR_NPOS)
            return eval_fault(ev, DIAG_DF_TYPE,
                              call_named_at(c, as_str(named->v[i].key)),
                              "the function has no argument '%.*s'",
                              STR_ARG(as_str(named->v[i].key)));
    vec_push(ev->scratch, parts, *f);
    vec_push(ev->scratch, parts, args);
    vec_push(ev->scratch, parts, object_dict(named));
    *f = object_method(ev->scratch, object_list(parts), &PARTIAL);
    return true;
}
