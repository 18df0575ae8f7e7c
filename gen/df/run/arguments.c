// SPDX-License-Identifier: MIT
// arguments: the arguments of a call become the values of a function's
// parameters. *args collects arguments by position, **kw arguments by name.
#include "df/run/arguments.h"

#include "base/codes/df.h"
#include "base/vec.h"

size_t arguments_params(const struct df_expr *lambda)
{
    size_t n = 0;
    for (const struct df_expr *p = lambda->items; p; p = p->next)
        n++;
    return n;
}

/* Returns "the lambda" or "function 'f'". */
static const char *called(struct eval *ev, const struct df_expr *f)
{
    return f->def ? str_fmt(ev->scratch, "function '%.*s'", STR_ARG(f->text)).p
                  : "the lambda";
}

/* Returns the index of the parameter that collects the remaining arguments:
   *NAME if `op` is DF_STAR, **NAME if it is DF_POWER. Returns the number of
   parameters if the lambda has no such parameter. */
static size_t collector(const struct df_expr *lambda, enum df_token_kind op)
{
    size_t i = 0;
    const struct df_expr *p = lambda->items;
    for (; p && p->op != op; p = p->next)
        i++;
    return i;
}

/* Returns the number of parameters that positional arguments set. */
static size_t n_positional(const struct df_expr *lambda)
{
    size_t n = 0;
    const struct df_expr *p = lambda->items;
    for (; p && !p->op && !p->exact; p = p->next)
        n++;
    return n;
}

struct arranging arguments_arrange(struct eval *ev, const struct lambda *l)
{
    size_t n = arguments_params(l->e), i = 0;
    struct arranging a = {ev, l, NEW_N(ev->scratch, struct object, n + 1), n,
                          0};
    for (const struct df_expr *p = l->e->items; p; p = p->next, i++)
        if (p->op == DF_STAR) {
            struct list *rest = NEW(ev->scratch, struct list);
            rest->tuple = true;
            a.v[i] = object_list(rest);
        } else if (p->op == DF_POWER) {
            a.v[i] = object_dict(NEW(ev->scratch, struct dict));
        }
    return a;
}

/* Reports too many positional arguments. Returns false. */
static bool too_many(struct arranging *a, const struct df_expr *at)
{
    const struct df_expr *p = a->l->e->items;
    size_t most = n_positional(a->l->e);
    for (; p && !p->exact; p = p->next)
        ;
    eval_fault(a->ev, DIAG_DF_TYPE, at, "too many arguments: %s takes %zu%s",
               called(a->ev, a->l->e), most, p ? " by position" : "");
    if (p)
        diag_help(a->ev->d, "set '%.*s' by its name: %.*s=...",
                  STR_ARG(p->text), STR_ARG(p->text));
    return false;
}

static bool put_positional(struct arranging *a, const struct df_expr *at,
                           struct object value)
{
    size_t i = a->position++, rest = collector(a->l->e, DF_STAR);
    if (i < n_positional(a->l->e))
        a->v[i] = value;
    else if (rest == a->params)
        return too_many(a, at);
    else
        vec_push(a->ev->scratch, as_list(a->v[rest]), value);
    return true;
}

/* Reports a keyword argument that no parameter takes. Returns false. */
static bool unknown(struct arranging *a, const struct df_expr *at, str name)
{
    struct strs names = {0};
    for (const struct df_expr *p = a->l->e->items; p; p = p->next)
        if (!p->op)
            vec_push(a->ev->scratch, &names, p->text);
    eval_fault(a->ev, DIAG_DF_TYPE, at, "unknown argument '%.*s' of %s",
               STR_ARG(name), called(a->ev, a->l->e));
    if (names.n)
        diag_help_nearest(a->ev->d, "arguments", name, names.v, names.n);
    else
        diag_help(a->ev->d, "no argument can be passed by name");
    return false;
}

static bool put_named(struct arranging *a, const struct df_expr *at, str name,
                      struct object value)
{
    size_t i = 0, others = collector(a->l->e, DF_POWER);
    const struct df_expr *p = a->l->e->items;
    for (; p && (p->op || !str_eq(p->text, name)); p = p->next)
        i++;
    if (!p && others == a->params)
        return unknown(a, at, name);
    if (p ? a->v[i].type != OBJECT_ABSENT
          : object_dict_get(as_dict(a->v[others]), object_str(name)) != NULL)
        return eval_fault(a->ev, DIAG_DF_TYPE, at,
                          "argument '%.*s' is passed twice", STR_ARG(name));
    if (p)
        a->v[i] = value;
    else
        object_dict_put(a->ev->scratch, as_dict(a->v[others]), object_str(name),
                        value);
    return true;
}

bool arguments_put(struct arranging *a, const struct df_expr *at, str name,
                   struct object value)
{
    return name.p ? put_named(a, at, name, value)
                  : put_positional(a, at, value);
}

/* Sets *x to the arguments by parameter. */
static bool arrange_all(struct eval *ev, const struct df_expr *at,
                        const struct lambda *l, struct arguments *x)
{
    struct arranging a = arguments_arrange(ev, l);
    for (size_t i = 0; i < x->n; i++)
        if (!put_positional(&a, at, x->v[i]))
            return false;
    for (size_t i = 0; x->named && i < x->named->n; i++)
        if (!put_named(&a, at, as_str(x->named->v[i].key),
                       x->named->v[i].value))
            return false;
    *x = (struct arguments){a.v, a.params, NULL, true};
    return eval_spend(ev, at, x->n, sizeof *x->v);
}

bool arguments_ready(struct eval *ev, const struct df_expr *at,
                     const struct lambda *l, struct arguments *x)
{
    size_t params = arguments_params(l->e);
    bool plain = n_positional(l->e) == params && !x->named;
    if (!plain && !x->arranged)
        return arrange_all(ev, at, l, x);
    if (x->n <= params)
        return true;
    eval_fault(ev, DIAG_DF_TYPE, at,
               "%s has %zu parameter%s, but is called with %zu argument%s",
               called(ev, l->e), params, STR_S(params), x->n, STR_S(x->n));
    return eval_help(
        ev,
        l->e->def
            ? "the def needs a parameter for each argument"
            : "the lambda needs a parameter for each argument: lambda x: x");
}

bool arguments_bind(struct eval *ev, const struct df_expr *at,
                    const struct lambda *l, const struct arguments *args,
                    struct scope *s)
{
    size_t i = 0;
    for (const struct df_expr *p = l->e->items; p; p = p->next, i++) {
        struct object x = i < args->n ? args->v[i] : l->defaults[i];
        if (x.type == OBJECT_ABSENT)
            x = l->defaults[i];
        if (x.type == OBJECT_ABSENT)
            return eval_fault(ev, DIAG_DF_TYPE, at,
                              "missing argument '%.*s' of %s", STR_ARG(p->text),
                              called(ev, l->e));
        s->v[i] = (struct local){p->text, x};
    }
    return true;
}
