// SPDX-License-Identifier: MIT
// text: formats values by str.format. The format mini-language itself is in
// frame/number.c.
#include "df/strings/text.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/runtime/represent.h"
#include "df/runtime/units.h"
#include "frame/number.h"

/* Converts x, the argument of format() at `at`, to a value. A scalar other than
   None stays as it is; any other object becomes a string. Sets marks->tainted
   to true if the value is missing, not finite or tainted. Returns false on
   failure, which is reported. */
static bool argument(struct call *c, const struct df_expr *at, struct object x,
                     struct value *v, struct object *marks)
{
    bool plain = object_scalar(x, v) && v->type != VALUE_NA &&
                 !(x.python && x.type == OBJECT_SPAN);
    if (!plain && !represent_text(c->ev, at, x, v))
        return false;
    marks->tainted |= value_taints(*v);
    return true;
}

/* Sets *out to `format` with the values of the arguments inserted. `marks` are
   the marks of the arguments. Returns false on failure, which is reported. */
static bool fill(struct call *c, str format, struct number_args args,
                 struct object marks, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    str why = STR_NONE;
    args.known_digits = &marks.known_digits;
    if (!number_format_args(&b, format, &args, &why))
        return represent_bad_format(c->ev, c->at, format, why);
    if (b.n > EVAL_TEXT_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the resulting string would be longer than 1 MiB");
    if (!eval_spend(c->ev, c->at, b.n, 1))
        return false;
    *out = object_str(buf_str(&b));
    out->tainted = marks.tainted;
    out->known_digits = marks.known_digits;
    return true;
}

bool text_format(struct call *c, struct object *out)
{
    struct arena *a = c->ev->scratch;
    const struct list *l = as_list(call_arg(c, PARAM_args));
    const struct dict *d = as_dict(call_arg(c, PARAM_named));
    struct value *v = NEW_N(a, struct value, l->n);
    struct value *w = NEW_N(a, struct value, d->n);
    str *names = NEW_N(a, str, d->n);
    struct object marks = {0};
    for (size_t i = 0; i < l->n; i++)
        if (!argument(c, call_rest_at(c, PARAM_args, i), l->v[i], &v[i],
                      &marks))
            return false;
    for (size_t i = 0; i < d->n; i++) {
        names[i] = as_str(d->v[i].key);
        if (!argument(c, call_named_at(c, names[i]), d->v[i].value, &w[i],
                      &marks))
            return false;
    }
    const struct number_args args = {v, l->n, names, w, d->n, NULL};
    return fill(c, as_str(c->self), args, marks, out);
}

/* Evaluates the function format(), as in format(x, '.1f'). */
static bool format(struct call *c, struct object *out)
{
    str how = STR_NONE;
    struct value v;
    struct object marks = {0};
    if (!call_str(c, PARAM_format_spec, &how) ||
        !argument(c, call_at(c, PARAM_value), call_arg(c, PARAM_value), &v,
                  &marks))
        return false;
    if (str_find_char(how, '{', 0) != STR_NPOS ||
        str_find_char(how, '}', 0) != STR_NPOS)
        return call_wrong(c, PARAM_format_spec, "a format without braces");
    const struct number_args args = {.v = &v, .n = 1};
    return fill(c, str_fmt(c->ev->a, "{:%.*s}", STR_ARG(how)), args, marks,
                out);
}

const struct column *text_formatted(struct call *c, const struct column *x,
                                    str format)
{
    void *cells;
    struct column *r =
        eval_column(c->ev, c->at, x->name, COLUMN_STR, x->n, &cells, &x, 1);
    if (!r)
        return NULL;
    struct buf b = {.a = c->ev->scratch};
    str *out = cells, why = STR_NONE;
    for (size_t i = 0; i < x->n; i++) {
        struct value v = column_value(x, i);
        b.n = 0;
        if (value_taints(v))
            column_taint(c->ev->a, r, i);
        if (v.na) {
            call_wrong(c, call_first(c), "a format for cells without pd.NA");
            diag_help(c->ev->d, "add na_action='ignore', or fill the cells "
                                "first: .fillna(0)");
            return NULL;
        }
        if (v.type == VALUE_NA && v.ns != MOMENT_NAT)
            v = (struct value){.type = VALUE_FLOAT, .f = (double)NAN};
        const struct number_args args = {
            .v = &v, .n = 1, .known_digits = &r->known_digits};
        if (!number_format_args(&b, format, &args, &why)) {
            represent_bad_format(c->ev, call_at(c, call_first(c)), format, why);
            return NULL;
        }
        out[i] = str_dup(c->ev->a, buf_str(&b));
        if (!eval_spend(c->ev, c->at, b.n, 1))
            return NULL;
    }
    return r;
}

/* ---- operations ---- */

const struct operation TEXT_OPERATIONS[] = {
    {S_INIT("format"), ON_BUILTIN, format,
     PARAMS(NEEDS(value), OPT(format_spec, TEXT(""))),
     EFFECT_FORMATS | EFFECT_UNIT, 1, "a value as a string, in a given format"},
    {S_INIT("format"), ON_TEXT, text_format, PARAMS(REST(args), OTHERS(named)),
     EFFECT_FORMATS | EFFECT_UNIT, 1, "inserts values into a format"},
    {.name = {0}},
};
