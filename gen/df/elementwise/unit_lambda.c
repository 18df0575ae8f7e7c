// SPDX-License-Identifier: MIT
// unit_lambda: evaluates the expression of a lambda with units in place of
// values ("measures" it). An expression of an unsupported kind has no unit.
#include "df/elementwise/unit_lambda.h"

#include "df/runtime/percent.h"
#include "df/runtime/trace.h"
#include "df/runtime/units.h"
#include "frame/unit.h"

enum {
    CELLS_MAX = 8,
    CALLS_MAX = 8,   /* nested calls of lambdas */
    STEPS_MAX = 5000 /* expressions visited */
};

/* The unit of an expression's value. UNIT_UNKNOWN: the value is a cell of a
   column whose unit is unknown. UNKNOWN: nothing is known about the value. */
struct measure {
    enum { UNKNOWN, UNIT_UNKNOWN, NUMBER, UNIT } kind;
    bool text;    /* the value is a string that contains the number */
    bool percent; /* the string has a percent sign after the number */
    struct object number;
    const struct column *column; /* a column with this unit, or NULL */
    struct unit unit;
};

/* A name that the lambda binds. Its value is a cell of `column` or, if `column`
   is NULL, an argument whose unit is `given`. */
struct lambda_cells {
    str name;
    const struct column *column;
    struct measure given;
};

struct lambda_walk {
    struct eval *ev;
    const struct lambda *lambda;
    str row; /* the parameter whose argument is a row of `rows` */
    const struct frame *rows;
    struct lambda_cells cells[CELLS_MAX];
    size_t n_cells;
    unsigned calls;  /* nesting of calls of lambdas */
    unsigned *steps; /* expressions visited so far */
    bool small;      /* no number in the result exceeds 1 */
};

static struct measure measure(struct lambda_walk *w, const struct df_expr *e);

static struct measure of_column(struct lambda_walk *w, const struct column *c)
{
    struct measure m = {.kind = UNKNOWN};
    const struct unit *u = units_presumed(w->ev->a, c);
    if (u) {
        m.kind = UNIT;
        m.unit = *u;
        m.column = c;
        m.text = c->type > COLUMN_FLOAT;
    } else if (units_unknown(c)) {
        m.kind = UNIT_UNKNOWN;
    }
    return m;
}

/* Returns the innermost binding of name e, or NULL if no lambda binds the
   name. */
static const struct lambda_cells *own_name(const struct lambda_walk *w,
                                           const struct df_expr *e)
{
    for (size_t i = w->n_cells; e->kind == DF_EXPR_NAME && i-- > 0;)
        if (str_eq(e->text, w->cells[i].name))
            return &w->cells[i];
    return NULL;
}

/* Returns the object to which the script binds the name e. NULL if the lambda
   binds the name, or if e is not a name. */
static const struct object *script_name(const struct lambda_walk *w,
                                        const struct df_expr *e)
{
    if (e->kind != DF_EXPR_NAME || own_name(w, e))
        return NULL;
    str name = e->text;
    return w->lambda->scope ? NULL : map_get(&w->ev->names, name);
}

/* Returns the column that an expression denotes: x, df['x'], df.x, or a
   parameter whose values are the cells of a column. NULL for other
   expressions. */
static const struct column *column_of(const struct lambda_walk *w,
                                      const struct df_expr *e)
{
    bool item = e->kind == DF_EXPR_SUBSCRIPT && e->b->kind == DF_EXPR_STR;
    const struct df_expr *of = item || e->kind == DF_EXPR_ATTRIBUTE ? e->a : e;
    const struct object *x = script_name(w, of);
    const struct lambda_cells *own = own_name(w, e);
    if (own)
        return own->column;
    if (x && of == e)
        return x->type == OBJECT_SERIES ? as_series(*x)->column : NULL;
    if (!x || x->type != OBJECT_FRAME)
        return NULL;
    size_t i = frame_find(as_frame(*x), item ? e->b->text : e->text);
    return i == STR_NPOS ? NULL : as_frame(*x)->columns[i];
}

/* Measures a single cell of a column: x[i] or x.iloc[i]. */
static struct measure of_place(struct lambda_walk *w, const struct df_expr *e)
{
    const struct df_expr *of = e->a;
    if (of->kind == DF_EXPR_ATTRIBUTE && str_ends(of->text, S("loc")))
        of = of->a;
    const struct column *c = column_of(w, of);
    return c ? of_column(w, c) : (struct measure){.kind = UNKNOWN};
}

/* ---- rows ---- */

static bool is_row(const struct lambda_walk *w, const struct df_expr *e)
{
    return w->rows && e->kind == DF_EXPR_NAME && str_eq(e->text, w->row);
}

/* Returns the string that e is: a literal, or a name bound to a string.
   STR_NONE for other expressions. */
static str text_of(const struct lambda_walk *w, const struct df_expr *e)
{
    const struct lambda_cells *own = own_name(w, e);
    const struct object *x = own ? &own->given.number : script_name(w, e);
    if (e->kind == DF_EXPR_STR)
        return e->text;
    return x && x->type == OBJECT_STR ? as_str(*x) : STR_NONE;
}

static const struct column *row_named(const struct lambda_walk *w, str name)
{
    size_t i = name.p ? frame_find(w->rows, name) : STR_NPOS;
    return i == STR_NPOS ? NULL : w->rows->columns[i];
}

/* Returns the column of the row at position e, such as 1 or -1 (the last
   column). NULL if there is no such column. */
static const struct column *row_nth(const struct lambda_walk *w,
                                    const struct df_expr *e)
{
    bool back = e->kind == DF_EXPR_UNARY && e->op == DF_MINUS;
    const struct df_expr *k = back ? e->a : e;
    size_t n = w->rows->n_columns;
    if (k->kind != DF_EXPR_INT || k->i < 0 || (size_t)k->i > n ||
        (back ? k->i == 0 : (size_t)k->i == n))
        return NULL;
    return w->rows->columns[back ? n - (size_t)k->i : (size_t)k->i];
}

/* Returns the column of the cell that an expression takes from a row: r['x'],
   r.x, r.get('x'), r.loc['x'], r.iloc[0] or r[0]. NULL for other
   expressions. */
static const struct column *row_column(const struct lambda_walk *w,
                                       const struct df_expr *e)
{
    const struct df_expr *of = e->a;
    bool attribute = of && of->kind == DF_EXPR_ATTRIBUTE && is_row(w, of->a);
    if (e->kind == DF_EXPR_ATTRIBUTE && is_row(w, of))
        return row_named(w, e->text);
    if (e->kind == DF_EXPR_CALL && attribute && e->items &&
        str_eq(of->text, S("get")))
        return row_named(w, text_of(w, e->items->a));
    if (e->kind != DF_EXPR_SUBSCRIPT || !(attribute || is_row(w, of)))
        return NULL;
    const struct column *c = row_named(w, text_of(w, e->b));
    return c ? c : row_nth(w, e->b);
}

/* Whether an expression denotes several cells of a row: `r` or `r[['x', 'y']]`,
   where r is the row. */
static bool is_cells(const struct lambda_walk *w, const struct df_expr *e)
{
    return is_row(w, e) || (e->kind == DF_EXPR_SUBSCRIPT && is_row(w, e->a) &&
                            e->b->kind == DF_EXPR_LIST);
}

/* ---- combining values ---- */

/* The values that an operation combines, and their common unit so far. */
struct lambda_joining {
    struct lambda_walk *w;
    const struct df_expr *at;
    str what;
    bool mixed;
    struct measure all;
};

/* Reports that the operation `what` combines two numbers of different units. */
static void report_mixed(struct lambda_walk *w, struct pos at, str what,
                         const struct measure *x, const struct measure *y)
{
    if (w->lambda->script == w->ev->script)
        units_report_mixed(w->ev, at, what, &x->unit, x->column, &y->unit,
                           y->column);
}

static bool is_mixed(const struct measure *x, const struct measure *y)
{
    return x->kind == UNIT && y->kind == UNIT && !x->text && !y->text &&
           !x->unit.presumed && !y->unit.presumed &&
           !unit_adds(&x->unit, &y->unit);
}

static void join(struct lambda_joining *j, struct measure m)
{
    if (is_mixed(&j->all, &m)) {
        report_mixed(j->w, eval_pos(j->w->ev, j->at), j->what, &j->all, &m);
        j->all.kind = UNKNOWN;
        j->mixed = true;
    } else if (!j->mixed && j->all.kind != UNIT && m.kind == UNIT) {
        j->all = m;
    }
}

/* Combines the value of expression e with the values so far. If e denotes
   several values, such as [x, y] or r[['x', 'y']], combines each of these
   values. */
static void join_all(struct lambda_joining *j, const struct df_expr *e)
{
    bool list = e->kind == DF_EXPR_LIST || e->kind == DF_EXPR_TUPLE;
    if (is_row(j->w, e)) {
        for (size_t i = 0; i < j->w->rows->n_columns; i++)
            if (j->w->rows->columns[i]->type <= COLUMN_FLOAT)
                join(j, of_column(j->w, j->w->rows->columns[i]));
    } else if (is_cells(j->w, e)) {
        for (const struct df_expr *x = e->b->items; x; x = x->next) {
            const struct column *c = row_named(j->w, text_of(j->w, x));
            if (c)
                join(j, of_column(j->w, c));
        }
    } else if (list) {
        for (const struct df_expr *x = e->items; x; x = x->next)
            join(j, measure(j->w, x));
    } else {
        join(j, measure(j->w, e));
    }
}

/* Measures a call such as x.sum() or r[['x', 'y']].sum(). */
static struct measure of_method(struct lambda_walk *w, const struct df_expr *e)
{
    const struct df_expr *f = e->a;
    bool method = f->kind == DF_EXPR_ATTRIBUTE,
         row = method && is_cells(w, f->a);
    const struct column *c = method ? column_of(w, f->a) : NULL;
    if (row && w->rows->n_columns)
        c = w->rows->columns[0];
    if (!c)
        return (struct measure){.kind = UNKNOWN};
    struct object x = object_series(w->ev->scratch, c, NULL, 0);
    struct lambda_joining j = {
        .w = w,
        .at = e,
        .what = str_fmt(w->ev->scratch, "'%.*s'", STR_ARG(f->text))};
    if (!(w->ev->effect_method(x, f->text) & EFFECT_UNIT))
        return j.all;
    if (!row)
        return of_column(w, c);
    join_all(&j, f->a);
    return j.all;
}

/* Measures an expression that denotes a cell: r['name'], r.name or x[i]. */
static struct measure of_row(struct lambda_walk *w, const struct df_expr *e)
{
    const struct column *c = row_column(w, e);
    if (c)
        return of_column(w, c);
    return e->kind == DF_EXPR_SUBSCRIPT && !is_row(w, e->a)
               ? of_place(w, e)
               : (struct measure){.kind = UNKNOWN};
}

static struct measure of_object(struct object x)
{
    bool number = x.type == OBJECT_INT || x.type == OBJECT_FLOAT;
    return (struct measure){.kind = number ? NUMBER : UNKNOWN, .number = x};
}

/* Measures a name whose value is a cell, an argument or a number of the
   script. */
static struct measure of_name(struct lambda_walk *w, const struct df_expr *e)
{
    const struct lambda_cells *own = own_name(w, e);
    const struct object *x = script_name(w, e);
    if (own)
        return own->column ? of_column(w, own->column) : own->given;
    const struct unit *u = x ? units_of_number(w->ev, e) : NULL;
    if (u)
        return (struct measure){.kind = UNIT, .unit = *u};
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

/* Checks the unit of the number m, which a format prints before the string
   `behind`. `times`: the format multiplies m by 100. `alone`: m is the only
   number in the result. */
static void check_shown(struct lambda_walk *w, const struct df_expr *at,
                        struct measure m, bool alone, bool times, str behind)
{
    bool sign = units_begins_percent(behind);
    struct eval *ev = w->ev;
    bool own = w->lambda->script == ev->script;
    if (own && m.kind == UNIT)
        units_check_suffix(ev->scratch, ev->d, eval_pos(ev, at),
                           str_trim(behind), behind, NULL, &m.unit);
    if (!own || !(times || sign))
        return;
    units_percent(w->ev->d, eval_pos(w->ev, at),
                  m.kind == UNIT ? &m.unit : NULL,
                  times && sign ? PERCENT_TWICE
                  : times       ? PERCENT_TIMES
                                : PERCENT_SIGN,
                  w->small && alone);
}

/* Measures '%.1f ms' % x. */
static struct measure of_percent(struct lambda_walk *w, const struct df_expr *e)
{
    const struct df_expr *x = e->b;
    str behind;
    if (x->kind == DF_EXPR_TUPLE && x->items && !x->items->next)
        x = x->items;
    if (!percent_formats_number(e->a->text, &behind))
        return (struct measure){.kind = UNKNOWN};
    struct measure m = measure(w, x);
    bool sign = str_starts(str_trim(behind), S("%%"));
    check_shown(w, e, m, true, false, sign ? S("%") : behind);
    m.text = true;
    return m;
}

static struct measure of_binary(struct lambda_walk *w, const struct df_expr *e)
{
    if (e->op == DF_PERCENT && e->a->kind == DF_EXPR_STR)
        return of_percent(w, e);
    struct measure x = measure(w, e->a), y = measure(w, e->b);
    bool known = false;
    if (e->op == DF_PLUS && e->a->kind == DF_EXPR_STR) {
        y.text = true;
        return y;
    }
    if (e->op == DF_PLUS && e->b->kind == DF_EXPR_STR) {
        check_shown(w, e, x, true, x.percent, e->b->text);
        x.text = true;
        return x;
    }
    if ((e->op == DF_PLUS || e->op == DF_MINUS) && is_mixed(&x, &y))
        report_mixed(w, df_lexer_span(&w->ev->script->tokens, e->mark, e->mark),
                     units_operator(w->ev, e->op), &x, &y);
    if (x.kind == NUMBER && y.kind == NUMBER)
        return of_numbers(e->op, x.number, y.number);
    if (x.kind == UNIT_UNKNOWN && y.kind == UNIT_UNKNOWN && e->op == DF_SLASH) {
        x.unit = (struct unit){.scale = 1, .presumed = true};
        known = true;
    } else if (x.kind == UNIT && y.kind == UNIT) {
        known = !x.unit.presumed && !y.unit.presumed &&
                units_operate_both(&x.unit, e->op, &y.unit);
    } else if (x.kind == UNIT && y.kind == NUMBER) {
        known = units_operate_number(&x.unit, e, e->op, false, y.number);
    } else if (x.kind == NUMBER && y.kind == UNIT) {
        known = units_operate_number(&y.unit, e, e->op, true, x.number);
        x = y;
    }
    x.kind = known ? UNIT : UNKNOWN;
    if (e->op != DF_PLUS && e->op != DF_MINUS)
        x.column = NULL;
    return x;
}

/* Measures a comparison such as x < y < z. */
static struct measure of_compare(struct lambda_walk *w, const struct df_expr *e)
{
    struct measure x = measure(w, e->a);
    for (const struct df_expr *k = e->items; k; k = k->next) {
        struct measure y = measure(w, k->a);
        if (k->op != DF_IN && k->op != DF_IS && is_mixed(&x, &y))
            report_mixed(w, eval_pos(w->ev, e), units_operator(w->ev, k->op),
                         &x, &y);
        x = y;
    }
    return (struct measure){.kind = UNKNOWN};
}

/* Returns the argument that a field of a str.format call prints. `name` is the
   name of the argument, its number, or empty. If `name` is empty, the field
   prints argument number *place, and *place increases by 1. NULL if there is no
   such argument. */
static const struct df_expr *shown(const struct df_expr *call, str name,
                                   size_t *place)
{
    long n = 0;
    bool number = str_to_long(name, &n);
    size_t k = number ? (size_t)n : name.n ? 0 : (*place)++;
    for (const struct df_expr *x = call->items; x; x = x->next)
        if (name.n && !number ? str_eq(x->text, name) : !x->text.p && !k--)
            return x->a;
    return NULL;
}

/* Checks the units of the numbers that a format prints in its fields. e: the
   call of str.format, such as '{}: {:.1%}'.format(a, b). */
static void check_fields(struct lambda_walk *w, const struct df_expr *e,
                         str format)
{
    size_t place = 0;
    for (size_t i = 0, end; i < format.n; i = end + 1) {
        end = i;
        if (format.p[i] != '{')
            continue;
        if (str_starts(str_from(format, i), S("{{"))) {
            end++;
            continue;
        }
        end = str_find_char(format, '}', i);
        str field = str_slice(format, i + 1, end == STR_NPOS ? i + 1 : end);
        if (end == STR_NPOS || str_find_char(field, '{', 0) != STR_NPOS)
            return;
        size_t colon = str_find_char(field, ':', 0);
        str name = colon == STR_NPOS ? field : str_slice(field, 0, colon);
        const struct df_expr *x = shown(e, name, &place);
        if (x)
            check_shown(w, e, measure(w, x), false, str_ends(field, S("%")),
                        str_from(format, end + 1));
    }
}

/* ---- calls ---- */

static void name_cells(struct lambda_walk *w, str name, const struct column *c,
                       struct measure given)
{
    if (w->n_cells < CELLS_MAX)
        w->cells[w->n_cells++] = (struct lambda_cells){name, c, given};
}

/* Measures a call of a lambda. The lambda is called by its name in the script,
   or directly, as in (lambda x: ...)(y). If it is called directly, the names of
   the enclosing lambda remain bound. */
static struct measure of_lambda(struct lambda_walk *w, const struct df_expr *e)
{
    const struct object *f = script_name(w, e->a);
    const struct lambda within = {
        .e = e->a, .script = w->lambda->script, .scope = w->lambda->scope};
    const struct lambda *l = f ? as_lambda(*f) : &within;
    const struct df_expr *x = e->items;
    struct lambda_walk in = *w;
    size_t i = 0;
    in.lambda = l;
    if (in.calls++ == CALLS_MAX || !l->e->a)
        return (struct measure){.kind = UNKNOWN};
    if (f)
        in.n_cells = 0, in.rows = NULL;
    for (const struct df_expr *p = l->e->items; p; p = p->next, i++) {
        bool given = x && !x->text.p, row = given && is_row(w, x->a);
        if (in.n_cells == CELLS_MAX || p->op || p->exact || (x && x->op))
            return (struct measure){.kind = UNKNOWN};
        if (row)
            in.row = p->text, in.rows = w->rows;
        else if (in.rows && str_eq(in.row, p->text))
            in.rows = NULL;
        name_cells(&in, p->text, NULL,
                   given ? measure(w, x->a)
                   : f   ? of_object(l->defaults[i])
                         : (struct measure){.kind = UNKNOWN});
        x = x ? x->next : NULL;
    }
    return measure(&in, l->e->a);
}

static bool is_lambda(const struct lambda_walk *w, const struct df_expr *e)
{
    const struct object *f = script_name(w, e);
    return e->kind == DF_EXPR_LAMBDA || (f && f->type == OBJECT_LAMBDA);
}

/* Returns the common unit of all arguments, as in max(x, y) or np.where(x > 1,
   x, y). */
static struct measure of_arguments(struct lambda_walk *w,
                                   const struct df_expr *e)
{
    str name = e->a->text;
    struct lambda_joining j = {
        .w = w,
        .at = e,
        .what = str_fmt(w->ev->scratch, "'%.*s'", STR_ARG(name))};
    bool first = true;
    for (const struct df_expr *x = e->items; x && !x->text.p; x = x->next) {
        bool condition =
            x->a->kind == DF_EXPR_COMPARE || x->a->kind == DF_EXPR_LOGICAL;
        join_all(&j, x->a);
        if (first && !condition && j.all.kind != UNIT)
            return (struct measure){.kind = UNKNOWN};
        first &= condition;
    }
    return j.all;
}

/* Measures a call such as round(x, 2) or '{:.2f}'.format(x). A percent format
   multiplies a number by 100. */
static struct measure of_call(struct lambda_walk *w, const struct df_expr *e)
{
    const struct column *cell = row_column(w, e);
    if (cell)
        return of_column(w, cell);
    if (is_lambda(w, e->a))
        return of_lambda(w, e);
    unsigned does = w->ev->effect_within(w->ev, w->lambda, e);
    bool format = (does & EFFECT_KIND) == EFFECT_FORMATS;
    const struct df_expr *self = e->a->kind == DF_EXPR_ATTRIBUTE ? e->a->a : e;
    str text = format && self->kind == DF_EXPR_STR ? self->text : S("");
    if (format && e->items && e->items->next)
        check_fields(w, e, text);
    if (!does)
        return of_method(w, e);
    if (!(does & EFFECT_UNIT) || !e->items || (format && e->items->next))
        return (struct measure){.kind = UNKNOWN};
    struct measure m = format ? measure(w, e->items->a) : of_arguments(w, e);
    size_t end = str_rfind_char(text, '}');
    if (format)
        check_shown(w, e, m, true, (does & EFFECT_PERCENT) != 0,
                    end == STR_NPOS ? S("") : str_from(text, end + 1));
    m.text |= format || str_eq(e->a->text, S("str"));
    m.percent = (does & EFFECT_PERCENT) != 0;
    if (m.kind == UNIT && m.percent && !unit_convert(&m.unit, 100))
        m.kind = UNKNOWN;
    return m;
}

/* Measures a field of an f-string, such as {x:.1%} or {x:.{n}%}. */
static struct measure of_field(struct lambda_walk *w, const struct df_expr *e,
                               const struct df_expr *field, bool alone)
{
    struct measure m = measure(w, field->a);
    const struct df_expr *spec = field->items;
    while (spec && spec->next)
        spec = spec->next;
    bool times =
        spec && spec->kind == DF_EXPR_STR && str_ends(spec->text, S("%"));
    bool text = field->next && field->next->kind == DF_EXPR_STR;
    check_shown(w, e, m, alone, times, text ? field->next->text : S(""));
    m.percent = times;
    if (m.kind == UNIT && times && !unit_convert(&m.unit, 100))
        m.kind = UNKNOWN;
    return m;
}

/* Measures an f-string: f'${x:.2f}' has the unit of its only field, f'{m}:
   {x:.1%}' has no unit. */
static struct measure of_fstring(struct lambda_walk *w, const struct df_expr *e)
{
    struct measure m = {.kind = UNKNOWN};
    size_t fields = 0;
    for (const struct df_expr *x = e->items; x; x = x->next)
        fields += x->kind == DF_EXPR_FIELD;
    for (const struct df_expr *x = e->items; x; x = x->next)
        if (x->kind == DF_EXPR_FIELD)
            m = of_field(w, e, x, fields == 1);
    m.text = true;
    return fields == 1 ? m : (struct measure){.kind = UNKNOWN};
}

/* Measures `a if b else c`. If only one branch has a unit, the result has this
   unit: for `x if x else 0`, the unit of x. */
static struct measure of_conditional(struct lambda_walk *w,
                                     const struct df_expr *e)
{
    struct measure x = measure(w, e->a), y = measure(w, e->c);
    measure(w, e->b);
    if (is_mixed(&x, &y))
        report_mixed(w, eval_pos(w->ev, e), S("'if'"), &x, &y);
    if (x.kind == UNIT && y.kind == UNIT && !unit_adds(&x.unit, &y.unit))
        x.kind = y.kind = UNKNOWN;
    return x.kind == UNIT ? x : y;
}

static struct measure measure(struct lambda_walk *w, const struct df_expr *e)
{
    if ((*w->steps)++ >= STEPS_MAX)
        return (struct measure){.kind = UNKNOWN};
    switch (e->kind) {
    case DF_EXPR_INT: return of_object(object_int(e->i));
    case DF_EXPR_FLOAT: return of_object(object_float(e->f));
    case DF_EXPR_UNARY: {
        struct measure m = measure(w, e->a);
        if (e->op != DF_MINUS && e->op != DF_PLUS)
            m.kind = UNKNOWN;
        return m;
    }
    case DF_EXPR_BINARY: return of_binary(w, e);
    case DF_EXPR_COMPARE: return of_compare(w, e);
    case DF_EXPR_LOGICAL:
        measure(w, e->a);
        measure(w, e->b);
        return (struct measure){.kind = UNKNOWN};
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
    if (!made || !l || !l->e->items || !l->e->a || l->e->items->op ||
        l->e->items->exact || (l->e->items->next && !l->e->items->next->a))
        return made;
    unsigned steps = 0;
    struct lambda_walk w = {.ev = ev,
                            .lambda = l,
                            .steps = &steps,
                            .row = l->e->items->text,
                            .rows = rows,
                            .small = units_small(made)};
    size_t i = 0;
    for (const struct df_expr *p = l->e->items; p; p = p->next, i++)
        name_cells(&w, p->text, i ? NULL : cells, of_object(l->defaults[i]));
    struct measure m = measure(&w, l->e->a);
    if (m.kind != UNIT)
        return made;
    struct unit *u = NEW(ev->a, struct unit);
    *u = m.unit;
    return units_set(ev->a, made, u);
}

/* ---- comprehensions ---- */

static bool calls(const struct df_expr *e, str name)
{
    return e->kind == DF_EXPR_CALL && e->a->kind == DF_EXPR_NAME &&
           str_eq(e->a->text, name);
}

static bool is_items(const struct df_expr *e)
{
    return e->kind == DF_EXPR_CALL && e->a->kind == DF_EXPR_ATTRIBUTE &&
           str_eq(e->a->text, S("items"));
}

/* Returns the column over which a loop over the expression iterates: x for x,
   x.tolist() and list(x). NULL for other expressions. */
static const struct column *gone_through(struct eval *ev,
                                         const struct df_expr *e)
{
    struct object gave = trace_result(ev, e);
    if (gave.type == OBJECT_LIST)
        return as_list(gave)->unit_column;
    return gave.type == OBJECT_SERIES ? as_series(gave)->column : NULL;
}

/* Binds the names of the clause `for names in through`. If `through` is zip(x,
   y), the values of the names are the cells of x and y. If `through` is
   enumerate(x) or x.items(), the values of the second name are the cells of
   x. */
static void bind(struct lambda_walk *w, const struct df_expr *names,
                 const struct df_expr *through)
{
    const struct df_expr *name = names->items;
    const struct df_expr *x = through ? through->items : NULL;
    if (names->kind == DF_EXPR_NAME) {
        name_cells(w, names->text,
                   through ? gone_through(w->ev, through) : NULL,
                   (struct measure){.kind = UNKNOWN});
        return;
    }
    bool zip = through && calls(through, S("zip"));
    bool second =
        through && (calls(through, S("enumerate")) || is_items(through));
    if (second && is_items(through))
        x = through->a;
    for (size_t i = 0; name; name = name->next, i++) {
        bind(w, name, (zip || (second && i == 1)) && x ? x->a : NULL);
        x = zip && x ? x->next : x;
    }
}

/* Treats the names of a comprehension as parameters of a lambda. */
void unit_comprehension(struct eval *ev, const struct df_expr *e,
                        struct object made)
{
    struct df_expr params[CELLS_MAX] = {{0}};
    const struct df_expr as_lambda = {.kind = DF_EXPR_LAMBDA,
                                      .a = e->a->kind == DF_EXPR_PAIR ? e->a->b
                                                                      : e->a,
                                      .items = params};
    const struct lambda l = {.e = &as_lambda, .script = ev->script};
    unsigned steps = 0;
    struct lambda_walk w = {.ev = ev, .lambda = &l, .steps = &steps};
    if (!e->items || e->items->next)
        return;
    bind(&w, e->items->b, e->items->a);
    for (size_t i = 0; i < w.n_cells; i++) {
        params[i].text = w.cells[i].name;
        params[i].next = i + 1 < w.n_cells ? &params[i + 1] : NULL;
    }
    w.small = units_small_elements(ev, made);
    for (const struct df_expr *k = e->items->items; k; k = k->next)
        measure(&w, k);
    struct measure m = measure(&w, as_lambda.a);
    for (size_t i = 0; i < w.n_cells && !m.column; i++)
        m.column = w.cells[i].column;
    if (made.type == OBJECT_LIST && m.kind == UNIT && m.column) {
        struct unit *u = NEW(ev->a, struct unit);
        *u = m.unit;
        as_list(made)->unit_column = units_set(ev->a, m.column, u);
    }
}

const struct column *unit_dict(struct eval *ev, const struct df_expr *e)
{
    const struct df_expr *zip =
        calls(e, S("dict")) && e->items ? e->items->a : NULL;
    bool two = zip && calls(zip, S("zip")) && zip->items && zip->items->next;
    return two ? gone_through(ev, zip->items->next->a) : NULL;
}
