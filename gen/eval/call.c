// SPDX-License-Identifier: MIT
// call: binding of arguments to parameters, and what arguments must be.
#include "eval/call.h"

#include "base/vec.h"

/* A parameter list, read from its text. */
struct params {
    str names[CALL_ARGS_MAX];
    bool optional[CALL_ARGS_MAX];
    size_t n, n_positional;
};

static void read_params(const char *text, struct params *p)
{
    str rest = str_c(text), word;
    bool by_name = false;
    p->n = p->n_positional = 0;
    while (p->n < CALL_ARGS_MAX && str_word(&rest, &word)) {
        if (word.p[0] == '*') {
            by_name = true;
            continue;
        }
        p->optional[p->n] = word.p[word.n - 1] == '?';
        p->names[p->n] = str_slice(word, 0, word.n - p->optional[p->n]);
        p->n++;
        if (!by_name)
            p->n_positional = p->n;
    }
}

static size_t find_param(const struct params *p, str name)
{
    size_t i = 0;
    while (i < p->n && !str_eq(p->names[i], name))
        i++;
    return i;
}

static bool no_param(struct call *c, const struct params *p,
                     const struct df_expr *arg)
{
    str what = str_fmt(c->ev->scratch, "argument '%.*s' of '%.*s'",
                       STR_ARG(arg->text), STR_ARG(c->method->name));
    diag_at(c->ev->d, DIAG_DF_UNSUPPORTED, eval_pos(c->ev, arg), what);
    diag_help_nearest(c->ev->d, "arguments", arg->text, p->names, p->n);
    return false;
}

static bool bind(struct call *c, const struct df_expr *call,
                 const struct params *p)
{
    size_t place = 0;
    for (const struct df_expr *x = call->items; x; x = x->next) {
        size_t i = x->text.p ? find_param(p, x->text) : place++;
        if (x->text.p && i == p->n)
            return no_param(c, p, x);
        if (!x->text.p && i >= p->n_positional)
            return eval_fault(c->ev, DIAG_DF_TYPE, x->a,
                              "'%.*s' takes at most %zu arguments by position",
                              STR_ARG(c->method->name), p->n_positional);
        if (c->exprs[i])
            return eval_fault(c->ev, DIAG_DF_TYPE, x,
                              "argument '%.*s' is given twice",
                              STR_ARG(p->names[i]));
        c->exprs[i] = x->a;
        if (!c->ev->expression(c->ev, x->a, &c->args[i]))
            return false;
    }
    for (size_t i = 0; i < p->n; i++)
        if (!p->optional[i] && !c->exprs[i])
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "'%.*s' needs argument '%.*s'",
                              STR_ARG(c->method->name), STR_ARG(p->names[i]));
    return true;
}

bool call_run(struct call *c, const struct df_expr *call, struct object *out)
{
    struct params p;
    read_params(c->method->params ? c->method->params : "", &p);
    if (!bind(c, call, &p))
        return false;
    return c->method->run(c, out);
}

const struct df_expr *call_at(const struct call *c, size_t i)
{
    return c->exprs[i] ? c->exprs[i] : c->at;
}

bool call_given(const struct call *c, size_t i)
{
    return c->args[i].type != OBJECT_ABSENT;
}

bool call_wrong(struct call *c, size_t i, const char *what)
{
    return eval_fault(
        c->ev, DIAG_DF_TYPE, call_at(c, i), "'%.*s' needs %s here, not '%s'",
        STR_ARG(c->method->name), what, object_type_name(c->args[i]));
}

bool call_bool(struct call *c, size_t i, bool *out)
{
    if (!call_given(c, i))
        return true;
    if (c->args[i].type != OBJECT_BOOL)
        return call_wrong(c, i, "True or False");
    *out = c->args[i].b;
    return true;
}

bool call_int(struct call *c, size_t i, int64_t *out)
{
    if (!call_given(c, i))
        return true;
    if (c->args[i].type != OBJECT_INT)
        return call_wrong(c, i, "an integer");
    *out = c->args[i].i;
    return true;
}

bool call_str(struct call *c, size_t i, str *out)
{
    if (!call_given(c, i))
        return true;
    if (c->args[i].type != OBJECT_STR)
        return call_wrong(c, i, "a text");
    *out = c->args[i].s;
    return true;
}

bool call_names(struct call *c, size_t i, struct strs *out, bool *one)
{
    struct object x = c->args[i];
    *one = x.type == OBJECT_STR;
    if (*one) {
        vec_push(c->ev->scratch, out, x.s);
        return true;
    }
    if (x.type != OBJECT_LIST)
        return call_wrong(c, i, "a column's name or a list of names");
    for (size_t k = 0; k < x.list->n; k++) {
        if (x.list->v[k].type != OBJECT_STR)
            return eval_fault(c->ev, DIAG_DF_TYPE, eval_item(call_at(c, i), k),
                              "a column's name must be a text, not '%s'",
                              object_type_name(x.list->v[k]));
        vec_push(c->ev->scratch, out, x.list->v[k].s);
    }
    return true;
}

bool call_only(struct call *c, size_t i, struct object value)
{
    if (!call_given(c, i) || object_same(c->args[i], value))
        return true;
    const struct df_expr *at = call_at(c, i);
    return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, at, "this value");
}
