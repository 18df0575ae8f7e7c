// SPDX-License-Identifier: MIT
// texts: a method of the same name in METHODS_TEXT runs for each text; what
// is missing stays missing.
#include "eval/texts.h"

#include "base/utf8.h"
#include "eval/accessor.h"
#include "eval/methods_value.h"
#include "eval/select.h"

static bool done(struct eval *ev, const struct series *s,
                 const struct column *x, struct object *out)
{
    if (!x)
        return false;
    *out = object_series(ev->scratch, x, s->index, s->n_index);
    out->series->kind = s->kind;
    return true;
}

static const struct series *series_of(const struct call *c)
{
    return c->self.accessor->of.series;
}

/* Runs `one` for each text and infers the column of the results. */
static bool each(struct eval *ev, const struct df_expr *at,
                 const struct series *s,
                 bool (*one)(void *data, str text, struct object *out),
                 void *data, struct object *out)
{
    const struct column *x = s->column;
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    if (!eval_spend(ev, at, x->n, sizeof *v))
        return false;
    for (size_t i = 0; i < x->n; i++) {
        struct value cell = column_value(x, i);
        struct object r;
        if (cell.type != VALUE_STR)
            continue;
        if (!one(data, cell.s, &r))
            return false;
        if (!object_scalar(r, &v[i]))
            return eval_fault(ev, DIAG_DF_TYPE, at, "a cell cannot hold a '%s'",
                              object_type_name(r));
    }
    return done(ev, s, eval_infer(ev, at, x->name, v, x->n, &x, 1), out);
}

struct method_job {
    const struct call *c;
    const struct method *method;
};

static bool call_method(void *data, str text, struct object *out)
{
    const struct method_job *j = data;
    struct call c = *j->c;
    c.self = object_str(text);
    c.method = j->method;
    return eval_steps(c.ev, c.at, 1 + text.n / 64) && c.method->run(&c, out);
}

/* The method of texts that is called as this one of columns is. */
static bool each_method(struct call *c, struct object *out)
{
    struct method_job j = {c, METHODS_TEXT};
    while (!str_eq(j.method->name, c->method->name))
        j.method++;
    return each(c->ev, c->at, series_of(c), call_method, &j, out);
}

static bool length(void *data, str text, struct object *out)
{
    (void)data;
    *out = object_int((int64_t)utf8_count(text));
    return true;
}

static bool len(struct call *c, struct object *out)
{
    return each(c->ev, c->at, series_of(c), length, NULL, out);
}

struct item_job {
    struct eval *ev;
    const struct df_expr *at;
    struct object key;
};

static bool item(void *data, str text, struct object *out)
{
    struct item_job *j = data;
    int64_t n = (int64_t)utf8_count(text);
    if (j->key.type == OBJECT_INT && (j->key.i >= n || j->key.i < -n)) {
        *out = (struct object){.type = OBJECT_NONE};
        return true;
    }
    return select_item(j->ev, j->at, object_str(text), j->key, out);
}

/* s.str[0], s.str[:3] */
static bool get(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, struct object *out)
{
    struct item_job j = {ev, at, key};
    return each(ev, at, of.series, item, &j, out);
}

/* In the order of their names. */
static const struct method METHODS[] = {
    {S_INIT("capitalize"), "", each_method},
    {S_INIT("casefold"), "", each_method},
    {S_INIT("center"), "width fillchar?", each_method},
    {S_INIT("endswith"), "pat", each_method},
    {S_INIT("find"), "sub", each_method},
    {S_INIT("isalnum"), "", each_method},
    {S_INIT("isalpha"), "", each_method},
    {S_INIT("isdigit"), "", each_method},
    {S_INIT("islower"), "", each_method},
    {S_INIT("isnumeric"), "", each_method},
    {S_INIT("isspace"), "", each_method},
    {S_INIT("isupper"), "", each_method},
    {S_INIT("len"), "", len},
    {S_INIT("ljust"), "width fillchar?", each_method},
    {S_INIT("lower"), "", each_method},
    {S_INIT("lstrip"), "to_strip?", each_method},
    {S_INIT("removeprefix"), "prefix", each_method},
    {S_INIT("removesuffix"), "suffix", each_method},
    {S_INIT("rfind"), "sub", each_method},
    {S_INIT("rjust"), "width fillchar?", each_method},
    {S_INIT("rstrip"), "to_strip?", each_method},
    {S_INIT("startswith"), "pat", each_method},
    {S_INIT("strip"), "to_strip?", each_method},
    {S_INIT("swapcase"), "", each_method},
    {S_INIT("title"), "", each_method},
    {S_INIT("upper"), "", each_method},
    {S_INIT("zfill"), "width", each_method},
    {.name = {0}},
};

bool texts_accessor(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {S_INIT("str"), METHODS, get,
                                              NULL};
    const struct column *x = c->self.series->column;
    if (x->type < COLUMN_STR) {
        eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                   "only a column of text has '.str', not one of %s",
                   column_dtype_name(x));
        diag_help(c->ev->d, "make it text first: .astype('str')");
        return false;
    }
    *out = accessor_make(c->ev, &KIND, c->self);
    return true;
}
