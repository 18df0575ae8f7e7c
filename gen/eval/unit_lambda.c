// SPDX-License-Identifier: MIT
// unit_lambda: a walk over the expression with units for values. What it does
// not know has no unit.
#include "eval/unit_lambda.h"

#include "eval/unit_operate.h"
#include "eval/units.h"
#include "frame/unit.h"

struct walk {
    struct eval *ev;
    const struct lambda *lambda;
    str param; /* stands for the row or cell */
    const struct frame *rows;
    const struct column *cells;
};

/* What an expression gives. */
struct measure {
    enum { UNKNOWN, NUMBER, UNIT } kind;
    struct object number;
    struct unit unit;
};

static struct measure measure(struct walk *w, const struct df_expr *e);

static struct measure of_column(struct walk *w, const struct column *c)
{
    struct measure m = {.kind = UNKNOWN};
    const struct unit *u = units_of(w->ev->a, c);
    if (u) {
        m.kind = UNIT;
        m.unit = *u;
    }
    return m;
}

/* r['name'] and r.name */
static struct measure of_row(struct walk *w, const struct df_expr *e)
{
    bool row =
        w->rows && e->a->kind == DF_EXPR_NAME && str_eq(e->a->text, w->param);
    bool item = e->kind == DF_EXPR_SUBSCRIPT;
    if (!row || (item && e->b->kind != DF_EXPR_STR))
        return (struct measure){.kind = UNKNOWN};
    size_t i = frame_find(w->rows, item ? e->b->text : e->text);
    return i == STR_NPOS ? (struct measure){.kind = UNKNOWN}
                         : of_column(w, w->rows->columns[i]);
}

static struct measure of_object(struct object x)
{
    bool number = x.type == OBJECT_INT || x.type == OBJECT_FLOAT;
    return (struct measure){.kind = number ? NUMBER : UNKNOWN, .number = x};
}

/* The cell itself, or a number of the script. */
static struct measure of_name(struct walk *w, const struct df_expr *e)
{
    if (str_eq(e->text, w->param))
        return w->cells ? of_column(w, w->cells)
                        : (struct measure){.kind = UNKNOWN};
    const struct object *x =
        w->lambda->scope ? NULL : map_get(&w->ev->names, e->text);
    return x ? of_object(*x) : (struct measure){.kind = UNKNOWN};
}

static struct measure of_numbers(enum df_token_kind op, struct object x,
                                 struct object y)
{
    double a = x.type == OBJECT_INT ? (double)as_int(x) : as_float(x);
    double b = y.type == OBJECT_INT ? (double)as_int(y) : as_float(y);
    struct measure m = {.kind = NUMBER};
    m.number = object_float(op == DF_STAR    ? a * b
                            : op == DF_SLASH ? a / b
                            : op == DF_PLUS  ? a + b
                                             : a - b);
    m.number.numpy = x.numpy || y.numpy;
    if (op != DF_STAR && op != DF_SLASH && op != DF_PLUS && op != DF_MINUS)
        m.kind = UNKNOWN;
    return m;
}

/* A number is shown by a format that multiplies by 100, or before a text. */
static void check_percent(struct walk *w, const struct df_expr *at,
                          struct measure m, bool times, str behind)
{
    if (m.kind == UNIT && w->lambda->script == w->ev->script &&
        (times || units_says_percent(behind)))
        units_percent(w->ev, at, &m.unit, times);
}

static struct measure of_binary(struct walk *w, const struct df_expr *e)
{
    struct measure x = measure(w, e->a), y = measure(w, e->b);
    bool known = false;
    if (e->op == DF_PLUS && e->a->kind == DF_EXPR_STR)
        return y;
    if (e->op == DF_PLUS && e->b->kind == DF_EXPR_STR) {
        check_percent(w, e, x, false, e->b->text);
        return x;
    }
    if (x.kind == NUMBER && y.kind == NUMBER)
        return of_numbers(e->op, x.number, y.number);
    if (x.kind == UNIT && y.kind == UNIT) {
        known = unit_operate_both(&x.unit, e->op, &y.unit);
    } else if (x.kind == UNIT && y.kind == NUMBER) {
        known = unit_operate_number(&x.unit, e, e->op, false, y.number);
    } else if (x.kind == NUMBER && y.kind == UNIT) {
        known = unit_operate_number(&y.unit, e, e->op, true, x.number);
        x = y;
    }
    x.kind = known ? UNIT : UNKNOWN;
    return x;
}

/* round(x, 2), '{:.2f}'.format(x); percent multiplies by 100. */
static struct measure of_call(struct walk *w, const struct df_expr *e)
{
    const struct measure unknown = {.kind = UNKNOWN};
    unsigned does = w->ev->effect_within(w->ev, w->lambda, e);
    bool format = (does & EFFECT_KIND) == EFFECT_FORMATS;
    if (!(does & EFFECT_UNIT) || !e->items || (format && e->items->next))
        return unknown;
    struct measure m = measure(w, e->items->a);
    const struct df_expr *self = e->a->kind == DF_EXPR_ATTRIBUTE ? e->a->a : e;
    str text = format && self->kind == DF_EXPR_STR ? self->text : S("");
    size_t end = str_rfind_char(text, '}');
    if (format)
        check_percent(w, e, m, (does & EFFECT_PERCENT) != 0,
                      end == STR_NPOS ? S("") : str_from(text, end + 1));
    if (m.kind == UNIT && does & EFFECT_PERCENT && !unit_convert(&m.unit, 100))
        m.kind = UNKNOWN;
    return m;
}

/* f'${x:.2f}': one field. */
static struct measure of_fstring(struct walk *w, const struct df_expr *e)
{
    const struct df_expr *field = NULL;
    for (const struct df_expr *x = e->items; x; x = x->next) {
        if (x->kind != DF_EXPR_FIELD)
            continue;
        if (field)
            return (struct measure){.kind = UNKNOWN};
        field = x;
    }
    if (!field)
        return (struct measure){.kind = UNKNOWN};
    struct measure m = measure(w, field->a);
    const struct df_expr *spec = field->items;
    bool times =
        spec && spec->kind == DF_EXPR_STR && str_ends(spec->text, S("%"));
    bool text = field->next && field->next->kind == DF_EXPR_STR;
    check_percent(w, e, m, times, text ? field->next->text : S(""));
    if (m.kind == UNIT && times && !unit_convert(&m.unit, 100))
        m.kind = UNKNOWN;
    return m;
}

/* a if b else c: the one that has a unit, as in `x if x else 0`. */
static struct measure of_conditional(struct walk *w, const struct df_expr *e)
{
    struct measure x = measure(w, e->a), y = measure(w, e->c);
    if (x.kind == UNIT && y.kind == UNIT && !unit_adds(&x.unit, &y.unit))
        x.kind = UNKNOWN;
    return x.kind == UNIT ? x : y;
}

static struct measure measure(struct walk *w, const struct df_expr *e)
{
    switch (e->kind) {
    case DF_EXPR_INT: return of_object(object_int(e->i));
    case DF_EXPR_FLOAT: return of_object(object_float(e->f));
    case DF_EXPR_UNARY:
        return e->op == DF_MINUS || e->op == DF_PLUS
                   ? measure(w, e->a)
                   : (struct measure){.kind = UNKNOWN};
    case DF_EXPR_BINARY: return of_binary(w, e);
    case DF_EXPR_SUBSCRIPT:
    case DF_EXPR_ATTRIBUTE: return of_row(w, e);
    case DF_EXPR_NAME: return of_name(w, e);
    case DF_EXPR_CALL: return of_call(w, e);
    case DF_EXPR_FSTRING: return of_fstring(w, e);
    case DF_EXPR_CONDITIONAL: return of_conditional(w, e);
    default: return (struct measure){.kind = UNKNOWN};
    }
}

const struct column *unit_lambda(struct eval *ev, struct object f,
                                 const struct frame *rows,
                                 const struct column *cells,
                                 const struct column *made)
{
    const struct lambda *l = f.type == OBJECT_LAMBDA ? as_lambda(f) : NULL;
    if (!made || !l || !l->e->items ||
        (l->e->items->next && !l->e->items->next->a))
        return made;
    struct walk w = {ev, l, l->e->items->text, rows, cells};
    struct measure m = measure(&w, l->e->a);
    if (m.kind != UNIT)
        return made;
    struct unit *u = NEW(ev->a, struct unit);
    *u = m.unit;
    return units_set(ev->a, made, u);
}
