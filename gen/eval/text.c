// SPDX-License-Identifier: MIT
// text: formatting; the format mini-language itself is in frame/number.c.
#include "eval/text.h"

#include <math.h>

#include "eval/convert.h"
#include "frame/number.h"

/* Why a format does not fit, in Python's words, in our manner. */
static bool bad_format(struct call *c, const struct df_expr *at, str why)
{
    struct eval *ev = c->ev;
    if (str_ends(why, S(".")))
        why.n--;
    eval_fault(ev, DIAG_DF_VALUE, at, "%.*s%.*s",
               STR_ARG(str_lower(ev->scratch, str_slice(why, 0, 1))),
               STR_ARG(str_from(why, 1)));
    diag_help(ev->d, "'{:,.2f}' formats numbers with two decimals, '{:d}' "
                     "integers, '{}' anything");
    return false;
}

bool text_format(struct call *c, struct object *out)
{
    struct value v;
    struct buf b = {.a = c->ev->a};
    str why = STR_NONE;
    if (!object_scalar(c->args[0], &v))
        return call_wrong(c, 0, "a number or a text");
    if (v.type == VALUE_NA)
        v = (struct value){VALUE_STR, {.s = S("None")}};
    if (!number_format(&b, c->self.s, v, &why))
        return bad_format(c, c->at, why);
    if (!eval_spend(c->ev, c->at, b.n, 1))
        return false;
    *out = object_str(buf_str(&b));
    return true;
}

/* Every cell through a format; all texts stand in one run of bytes. */
static const struct column *formatted(struct call *c, const struct column *x,
                                      str format)
{
    void *cells;
    struct column *r =
        eval_column(c->ev, c->at, x->name, COLUMN_STR, x->n, &cells, &x, 1);
    if (!r)
        return NULL;
    struct buf b = {.a = c->ev->a};
    str *out = cells, why = STR_NONE;
    for (size_t i = 0; i < x->n; i++) {
        struct value v = column_value(x, i);
        size_t start = b.n;
        if (v.type == VALUE_NA)
            v = (struct value){VALUE_FLOAT, {.f = (double)NAN}};
        if (!number_format(&b, format, v, &why)) {
            bad_format(c, call_at(c, 0), why);
            return NULL;
        }
        out[i] = (str){NULL, b.n - start};
        if (!eval_spend(c->ev, c->at, b.n - start, 1))
            return NULL;
    }
    const char *at = buf_str(&b).p;
    for (size_t i = 0; i < x->n; at += out[i++].n)
        out[i].p = at;
    return r;
}

static const struct column *
each_converted(struct call *c, const struct column *x, enum column_type to)
{
    struct value *v = NEW_N(c->ev->scratch, struct value, x->n);
    for (size_t i = 0; i < x->n; i++) {
        struct object o;
        if (!convert_value(c->ev, call_at(c, 0), to,
                           object_value(column_value(x, i)), &o))
            return NULL;
        object_scalar(o, &v[i]);
    }
    return eval_infer(c->ev, c->at, x->name, v, x->n, &x, 1);
}

bool text_map(struct call *c, struct object *out)
{
    const struct series *s = c->self.series;
    struct object f = c->args[0];
    const struct column *r = NULL;
    if (f.type == OBJECT_METHOD && f.bound->method->run == text_format) {
        r = formatted(c, s->column, f.bound->self.s);
    } else if (f.type == OBJECT_TYPE) {
        r = each_converted(c, s->column, f.column_type);
    } else {
        diag_at(c->ev->d, DIAG_DF_UNSUPPORTED, eval_pos(c->ev, call_at(c, 0)),
                S("this kind of map"));
        diag_help(c->ev->d, "a column is formatted with "
                            ".map('{:,.2f}'.format)");
    }
    if (!r)
        return false;
    *out = object_series(c->ev->scratch, r, s->index, s->n_index);
    return true;
}
