// SPDX-License-Identifier: MIT
// call: binding of arguments to parameters, and what arguments must be.
#include "eval/call.h"

#include <math.h>

#include "base/vec.h"
#include "eval/cost.h"
#include "frame/digits.h"

/* A parameter list, read from its text. */
struct params {
    str names[CALL_ARGS_MAX];
    bool optional[CALL_ARGS_MAX];
    size_t n, n_positional;
    size_t rest, named; /* places of "*name" and "**name", else n */
};

static void read_params(const char *text, struct params *p)
{
    str rest = str_c(text), word;
    bool by_name = false;
    p->n = p->n_positional = 0;
    p->rest = p->named = CALL_ARGS_MAX;
    while (p->n < CALL_ARGS_MAX && str_word(&rest, &word)) {
        size_t stars = word.p[0] != '*' ? 0 : str_starts(word, S("**")) ? 2 : 1;
        word = str_from(word, stars);
        by_name |= stars > 0;
        if (word.n == 0)
            continue;
        if (stars)
            *(stars == 2 ? &p->named : &p->rest) = p->n;
        p->optional[p->n] = stars || word.p[word.n - 1] == '?';
        p->names[p->n] =
            str_slice(word, 0, word.n - (p->optional[p->n] && !stars));
        p->n++;
        if (!by_name)
            p->n_positional = p->n;
    }
}

static size_t find_param(const struct params *p, str name)
{
    size_t i = 0;
    while (i < p->n &&
           (i == p->rest || i == p->named || !str_eq(p->names[i], name)))
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

static bool too_many(struct call *c, const struct params *p,
                     const struct df_expr *at)
{
    return eval_fault(c->ev, DIAG_DF_TYPE, at,
                      "'%.*s' takes at most %zu argument%s by position",
                      STR_ARG(c->method->name), p->n_positional,
                      p->n_positional == 1 ? "" : "s");
}

/* What "*name" and "**name" stand for is there, even with nothing in it. */
static void make_rests(struct call *c, const struct params *p)
{
    struct arena *a = c->ev->scratch;
    if (p->rest < p->n)
        c->args[p->rest] = object_list(NEW(a, struct list));
    if (p->named < p->n)
        c->args[p->named] =
            (struct object){.type = OBJECT_DICT, .u.dict = NEW(a, struct dict)};
}

static bool bind_one(struct call *c, const struct params *p,
                     const struct df_expr *x, size_t *place)
{
    struct object value;
    struct arena *a = c->ev->scratch;
    size_t i = x->text.p ? find_param(p, x->text) : *place;
    bool named = x->text.p && i == p->n && p->named < p->n;
    bool rest = !x->text.p && i >= p->n_positional && p->rest < p->n;
    if (x->text.p && i == p->n && !named)
        return no_param(c, p, x);
    if (!x->text.p && i >= p->n_positional && !rest)
        return too_many(c, p, x->a);
    if (!named && !rest && c->exprs[i])
        return eval_fault(c->ev, DIAG_DF_TYPE, x,
                          "argument '%.*s' is given twice",
                          STR_ARG(p->names[i]));
    if (!c->ev->expression(c->ev, x->a, &value))
        return false;
    *place += !x->text.p && !rest;
    if (named)
        object_dict_put(a, as_dict(c->args[p->named]), object_str(x->text),
                        value);
    else if (rest)
        vec_push(a, as_list(c->args[p->rest]), value);
    else
        c->args[i] = value, c->exprs[i] = x->a;
    return true;
}

/* Nothing that must be given is missing. */
static bool complete(struct call *c, const struct params *p)
{
    for (size_t i = 0; i < p->n; i++)
        if (!p->optional[i] && c->args[i].type == OBJECT_ABSENT)
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "'%.*s' needs argument '%.*s'",
                              STR_ARG(c->method->name), STR_ARG(p->names[i]));
    return true;
}

/* Whether what a method was given, alone or in a list, is a text with nan in
   it, or a number that was computed to be none. */
static bool is_spoilt(struct object x)
{
    if (x.type == OBJECT_SERIES)
        return as_series(x)->column->spoilt != NULL;
    for (size_t i = 0; x.type == OBJECT_LIST && i < as_list(x)->n; i++)
        if (as_list(x)->v[i].spoilt)
            return true;
    return x.spoilt;
}

/* How many digits are left of the numbers that a method was given. */
static uint8_t digits_left(struct object x)
{
    uint8_t left = x.left;
    if (x.type == OBJECT_SERIES)
        return as_series(x)->column->left;
    for (size_t i = 0; x.type == OBJECT_LIST && i < as_list(x)->n; i++)
        left = digits_least(left, as_list(x)->v[i].left);
    return left;
}

/* What was made of texts with nan in them, or of rounded numbers. */
static void mark(const struct call *c, size_t n_params, struct object *out)
{
    bool number = out->type == OBJECT_INT || out->type == OBJECT_FLOAT;
    bool text = out->type == OBJECT_STR ||
                (out->type == OBJECT_FLOAT && !isfinite(as_float(*out)));
    if (!text && (!number || c->method->effect & EFFECT_COUNTS))
        return;
    out->spoilt |= text && is_spoilt(c->self);
    out->left = digits_least(out->left, digits_left(c->self));
    for (size_t i = 0; i < n_params; i++) {
        out->spoilt |= text && is_spoilt(c->args[i]);
        out->left = digits_least(out->left, digits_left(c->args[i]));
    }
}

static bool run(struct call *c, const struct params *p, struct object *out)
{
    if (!complete(c, p) ||
        !eval_steps(c->ev, c->at,
                    cost_of_call(c->method->name, c->self, c->args, p->n)) ||
        !c->method->run(c, out))
        return false;
    mark(c, p->n, out);
    return true;
}

bool call_run(struct call *c, const struct df_expr *call, struct object *out)
{
    struct params p;
    size_t place = 0;
    read_params(c->method->params ? c->method->params : "", &p);
    make_rests(c, &p);
    for (const struct df_expr *x = call->items; x; x = x->next)
        if (!bind_one(c, &p, x, &place))
            return false;
    return run(c, &p, out);
}

bool call_values(struct call *c, const struct object *args, size_t n,
                 struct object *out)
{
    struct params p;
    read_params(c->method->params ? c->method->params : "", &p);
    make_rests(c, &p);
    for (size_t i = 0; i < n; i++) {
        if (i < p.n_positional)
            c->args[i] = args[i];
        else if (p.rest < p.n)
            vec_push(c->ev->scratch, as_list(c->args[p.rest]), args[i]);
        else
            return too_many(c, &p, c->at);
    }
    return run(c, &p, out);
}

static const struct df_expr *find_named(const struct df_expr *x, str name)
{
    while (x && !(x->text.p && str_eq(x->text, name)))
        x = x->next;
    return x;
}

/* Keywords are asked for in their order mostly. */
const struct df_expr *call_named_at(struct call *c, str name)
{
    const struct df_expr *x = c->named ? find_named(c->named, name) : NULL;
    if (!x && c->at->kind == DF_EXPR_CALL)
        x = find_named(c->at->items, name);
    c->named = x;
    return x ? x->a : c->at;
}

const struct df_expr *call_rest_at(const struct call *c, size_t i, size_t k)
{
    const struct df_expr *x = c->at->kind == DF_EXPR_CALL ? c->at->items : NULL;
    for (size_t n = i + k; x && n; n--)
        x = x->next;
    return x ? x->a : c->at;
}

size_t call_place(const struct call *c, str name)
{
    struct params p;
    read_params(c->method->params ? c->method->params : "", &p);
    size_t i = find_param(&p, name);
    return i < p.n ? i : CALL_ARGS_MAX;
}

const struct df_expr *call_at(const struct call *c, size_t i)
{
    return c->exprs[i] ? c->exprs[i] : c->at;
}

bool call_given(const struct call *c, size_t i)
{
    return c->args[i].type != OBJECT_ABSENT;
}

bool call_has(const struct call *c, size_t i)
{
    return call_given(c, i) && c->args[i].type != OBJECT_NONE;
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
    *out = as_bool(c->args[i]);
    return true;
}

bool call_int(struct call *c, size_t i, int64_t *out)
{
    if (!call_given(c, i))
        return true;
    if (c->args[i].type != OBJECT_INT)
        return call_wrong(c, i, "an integer");
    *out = as_int(c->args[i]);
    return true;
}

bool call_str(struct call *c, size_t i, str *out)
{
    if (!call_given(c, i))
        return true;
    if (c->args[i].type != OBJECT_STR)
        return call_wrong(c, i, "a text");
    *out = as_str(c->args[i]);
    return true;
}

bool call_axis(struct call *c, size_t i, bool *columns)
{
    struct object x = c->args[i];
    if (!call_given(c, i))
        return true;
    *columns = (x.type == OBJECT_INT && as_int(x) == 1) ||
               (x.type == OBJECT_STR && str_eq(as_str(x), S("columns")));
    if (*columns || (x.type == OBJECT_INT && as_int(x) == 0) ||
        (x.type == OBJECT_STR && str_eq(as_str(x), S("index"))))
        return true;
    return call_wrong(c, i, "0 for rows or 1 for columns");
}

bool call_names(struct call *c, size_t i, struct strs *out, bool *one)
{
    struct object x = c->args[i];
    str name;
    *one = x.type != OBJECT_LIST || as_list(x)->tuple;
    if (*one && !object_to_name(c->ev->a, x, &name))
        return call_wrong(c, i, "a column's name or a list of names");
    if (*one)
        vec_push(c->ev->scratch, out, name);
    for (size_t k = 0; !*one && k < as_list(x)->n; k++) {
        if (!eval_name(c->ev, eval_item(call_at(c, i), k), as_list(x)->v[k],
                       &name))
            return false;
        vec_push(c->ev->scratch, out, name);
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
