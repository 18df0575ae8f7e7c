// SPDX-License-Identifier: MIT
// literal: evaluates literals; f-strings are formatted by frame/spec.c.
#include "df/run/literal.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/represent.h"
#include "frame/digits.h"
#include "frame/spec.h"

bool literal_constant(struct eval *ev, const struct df_expr *e,
                      struct object *out)
{
    switch (e->kind) {
    case DF_EXPR_BOOL: *out = object_bool(e->i != 0); break;
    case DF_EXPR_INT: *out = object_int(e->i); break;
    case DF_EXPR_FLOAT: *out = object_float(e->f); break;
    case DF_EXPR_STR:
        *out = object_str(e->exact ? e->text : str_dup(ev->a, e->text));
        break;
    default: *out = (struct object){.type = OBJECT_NONE};
    }
    return true;
}

bool literal_list(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct list *l = NEW(ev->scratch, struct list);
    for (const struct df_expr *x = e->items; x; x = x->next) {
        struct object item;
        if (!ev->expression(ev, x, &item))
            return false;
        vec_push(ev->scratch, l, item);
    }
    l->tuple = e->kind == DF_EXPR_TUPLE;
    *out = object_list(l);
    return true;
}

bool literal_pair(struct eval *ev, const struct df_expr *pair, struct dict *d)
{
    struct object key, value;
    if (!ev->expression(ev, pair->a, &key) ||
        !ev->expression(ev, pair->b, &value))
        return false;
    if (!object_is_key(key))
        return eval_fault(ev, DIAG_DF_TYPE, pair->a, "a '%s' cannot be a key",
                          object_type_name(key));
    return object_dict_put(ev->scratch, d, key, value) ||
           eval_fault(ev, DIAG_DF_VALUE, pair->a, "dict has too many keys");
}

bool literal_dict(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct dict *d = NEW(ev->scratch, struct dict);
    for (const struct df_expr *x = e->items; x; x = x->next)
        if (!literal_pair(ev, x, d))
            return false;
    *out = (struct object){.type = OBJECT_DICT, .u.dict = d};
    return true;
}

/* ---- f-strings ---- */

static bool put_parts(struct eval *ev, const struct df_expr *parts,
                      struct buf *b, struct object *marks);

/* The value of a field, after its conversion, as it is formatted. */
static bool field_value(struct eval *ev, const struct df_expr *field,
                        struct value *v)
{
    struct object x;
    if (!ev->expression(ev, field->a, &x))
        return false;
    if (object_scalar(x, v) && v->type != VALUE_NA && !field->i)
        return true;
    return field->i && field->i != 's'
               ? represent(ev, field->a, x, field->i == 'a', v)
               : represent_text(ev, field->a, x, v);
}

static bool put_field(struct eval *ev, const struct df_expr *field,
                      struct buf *b, struct object *marks)
{
    struct value v = {0};
    struct buf spec = {.a = ev->scratch};
    str why = STR_NONE;
    if (!field_value(ev, field, &v) ||
        !put_parts(ev, field->items, &spec, marks))
        return false;
    size_t from = b->n;
    marks->tainted |= value_spoils(v);
    if (spec_format(b, buf_str(&spec), v, &why)) {
        str made = str_from(buf_str(b), from);
        marks->known_digits =
            digits_least(marks->known_digits, digits_formatted(v, made));
        return true;
    }
    return represent_bad_format(ev, field, why);
}

static bool put_parts(struct eval *ev, const struct df_expr *parts,
                      struct buf *b, struct object *marks)
{
    for (const struct df_expr *x = parts; x; x = x->next) {
        if (x->kind == DF_EXPR_STR)
            buf_put(b, x->text);
        else if (!put_field(ev, x, b, marks))
            return false;
        if (b->n > EVAL_TEXT_MAX)
            return eval_fault(ev, DIAG_DF_VALUE, x,
                              "text is longer than 1 MiB");
    }
    return true;
}

bool literal_fstring(struct eval *ev, const struct df_expr *e,
                     struct object *out)
{
    struct buf b = {.a = ev->scratch};
    struct object marks = {0};
    if (!put_parts(ev, e->items, &b, &marks) || !eval_spend(ev, e, b.n, 1))
        return false;
    *out = object_str(str_dup(ev->a, buf_str(&b)));
    out->tainted = marks.tainted;
    out->known_digits = marks.known_digits;
    return true;
}
