// SPDX-License-Identifier: MIT
// masked: fills missing cells with a value that no operator rejects, and
// removes the results of these rows.
#include "df/runtime/masked.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/runtime/scalar.h"
#include "frame/nullable.h"

bool masked_is(struct operand x, struct operand y)
{
    return (x.column && nullable_of(x.column)) ||
           (y.column && nullable_of(y.column));
}

/* Returns the value of missing cells in computations: 1, False or "". */
static struct value filling(enum column_type cells)
{
    switch (cells) {
    case COLUMN_BOOL: return (struct value){.type = VALUE_BOOL};
    case COLUMN_STR: return (struct value){.type = VALUE_STR, .s = S("")};
    case COLUMN_FLOAT: return (struct value){.type = VALUE_FLOAT, .f = 1};
    default: return (struct value){.type = VALUE_INT, .i = 1};
    }
}

/* Returns nullable column x without its dtype and with a value in each cell.
   Sets the elements of `mask` for missing cells. */
static const struct column *filled(struct eval *ev, const struct column *x,
                                   bool *mask)
{
    enum column_type cells = x->dtype->cells;
    struct column *c = NEW(ev->a, struct column);
    bool any = false;
    void *room;
    *c = *x;
    c->dtype = NULL;
    for (size_t i = 0; i < x->n; i++) {
        bool missing = column_is_missing(x, i);
        mask[i] |= missing;
        any |= missing;
    }
    if (!any && x->type == cells)
        return c;
    const struct column *made = column_new(ev->a, x->name, cells, x->n, &room);
    for (size_t i = 0; i < x->n; i++)
        column_put(cells, room, i,
                   column_is_missing(x, i) ? filling(cells)
                                           : column_value(x, i));
    c->type = cells;
    c->i = made->i;
    return c;
}

/* Returns operand x with a value in each cell. `other` is the column of the
   other operand, or NULL. */
static struct operand open(struct eval *ev, struct operand x,
                           const struct column *other, size_t n, bool *mask)
{
    if (x.column && nullable_of(x.column)) {
        x.column = filled(ev, x.column, mask);
    } else if (!x.column && scalar_missing(x.value) && x.value.na) {
        x.value = filling(nullable_of(other)->cells);
        for (size_t i = 0; i < n; i++)
            mask[i] = true;
    }
    return x;
}

static struct value cell(struct operand x, size_t row)
{
    return x.column ? column_value(x.column, row) : x.value;
}

static bool is_number(struct operand x, size_t row, double f)
{
    double number;
    return scalar_number(cell(x, row), &number) && number == f;
}

static bool is_bool(struct operand x, size_t row, bool b)
{
    struct value v = cell(x, row);
    return v.type == VALUE_BOOL && v.b == b;
}

/* Whether operand x alone determines the result of row i: False in `False & y`,
   True in `True | y`, 1 in `1 ** y`, and 0 in `y ** 0`. `left`: x is the left
   operand. */
static bool decides(enum df_token_kind op, struct operand x, size_t i,
                    bool left)
{
    return op == DF_AMPERSAND ? is_bool(x, i, false)
           : op == DF_BAR     ? is_bool(x, i, true)
           : op == DF_POWER   ? is_number(x, i, left ? 1 : 0)
                              : false;
}

const struct column *masked_like(struct eval *ev, const struct df_expr *at,
                                 const struct column *made,
                                 const struct column *x, bool keeps)
{
    const struct dtype *d = nullable_of(x);
    const struct dtype *own = nullable_dtype(made->type);
    if (!d || (!keeps && !own))
        return made;
    return masked_column(ev, at, made, keeps ? d : own);
}

bool masked_open(struct eval *ev, const struct df_expr *at,
                 enum df_token_kind op, struct operand x, struct operand y,
                 size_t n, struct masked *out)
{
    if (!eval_spend(ev, at, n, 2 * sizeof(struct value)))
        return false;
    struct masked m = {.mask = NEW_N(ev->scratch, bool, n + 1),
                       .of = {x.column, y.column}};
    bool *of_x = NEW_N(ev->scratch, bool, n + 1);
    bool *of_y = NEW_N(ev->scratch, bool, n + 1);
    m.x = open(ev, x, y.column, n, of_x);
    m.y = open(ev, y, x.column, n, of_y);
    for (size_t i = 0; i < n; i++) {
        bool known = (!of_x[i] && decides(op, m.x, i, true)) ||
                     (!of_y[i] && decides(op, m.y, i, false));
        m.mask[i] = (of_x[i] || of_y[i]) && !known;
        m.by_zero |= !of_x[i] && !of_y[i] && is_number(m.y, i, 0);
    }
    *out = m;
    return true;
}

/* Converts v, a float, to an integer of up to 53 bits. Returns false if this is
   impossible. */
static bool whole(struct value *v)
{
    if (v->f != floor(v->f) || fabs(v->f) >= 0x1p53)
        return false;
    v->type = VALUE_INT;
    v->i = (int64_t)v->f;
    return true;
}

static bool no_integer(struct eval *ev, const struct df_expr *at, double f)
{
    return eval_fault(ev, DIAG_DF_VALUE, at,
                      "%.17g does not fit into a column of type Int64", f) ||
           eval_help(ev, "convert the column first: .astype('Float64')");
}

/* Converts *v, a number or bool, to the type of the cells of a column. Leaves
   other values unchanged. Reports a float that is no integer and returns
   false. */
static bool converted(struct eval *ev, const struct df_expr *at,
                      enum column_type cells, struct value *v)
{
    double f;
    if (!scalar_number(*v, &f) || eval_type(*v) == cells)
        return true;
    if (cells == COLUMN_INT && v->type == VALUE_FLOAT)
        return whole(v) || no_integer(ev, at, f);
    if (cells == COLUMN_INT)
        *v = (struct value){.type = VALUE_INT, .i = v->b};
    else if (cells == COLUMN_FLOAT)
        *v = (struct value){
            .type = VALUE_FLOAT, .known_digits = v->known_digits, .f = f};
    else if (cells == COLUMN_BOOL)
        *v = (struct value){.type = VALUE_BOOL, .b = f != 0};
    return true;
}

/* Returns a column like c, with cells in ev->a of type d->cells or, if that has
   no missing cells, with objects. `mask` may be NULL. NULL if a limit is
   reached. */
static struct column *masked_cells(struct eval *ev, const struct df_expr *at,
                                   const struct column *c, const bool *mask,
                                   const struct dtype *d)
{
    bool any = false,
         narrow = d->cells == COLUMN_INT || d->cells == COLUMN_BOOL;
    void *cells;
    for (size_t i = 0; i < c->n && !any; i++)
        any = (mask && mask[i]) || column_is_missing(c, i);
    struct column *r = NEW(ev->a, struct column);
    *r = *c;
    r->dtype = d;
    r->none = NULL;
    enum column_type type = any && narrow ? COLUMN_OBJECT : d->cells;
    if (c->type == type && !(any && (mask || type == COLUMN_OBJECT)))
        return r;
    if (!eval_spend(ev, at, c->n, sizeof(struct value)))
        return NULL;
    const struct column *made = column_new(ev->a, c->name, type, c->n, &cells);
    for (size_t i = 0; i < c->n; i++) {
        struct value v = column_value(c, i);
        if ((mask && mask[i]) || column_is_missing(c, i))
            v = (struct value){.type = VALUE_NA, .na = true};
        else if (!converted(ev, at, d->cells, &v))
            return NULL;
        column_put(type, cells, i, v);
    }
    r->type = type;
    r->i = made->i;
    if (type == COLUMN_OBJECT)
        r->tainted = NULL;
    return r;
}

const struct column *masked_column(struct eval *ev, const struct df_expr *at,
                                   const struct column *c,
                                   const struct dtype *d)
{
    return masked_cells(ev, at, c, NULL, d);
}

/* Returns the original column of an operand x of m; x itself for another
   column. */
static const struct column *original(const struct masked *m,
                                     const struct column *x)
{
    return x && x == m->x.column   ? m->of[0]
           : x && x == m->y.column ? m->of[1]
                                   : x;
}

/* Returns a copy of origin o whose inputs are the original operands. */
static const struct origin *origin_of(struct eval *ev, const struct origin *o,
                                      const struct masked *m)
{
    struct origin *copy = NEW(ev->a, struct origin);
    *copy = *o;
    if (o->kind != ORIGIN_EXPR)
        return copy;
    const struct column **v =
        NEW_N(ev->a, const struct column *, o->inputs.n + 1);
    struct origin_part *parts =
        NEW_N(ev->a, struct origin_part, o->n_parts + 1);
    for (size_t i = 0; i < o->inputs.n; i++)
        v[i] = original(m, o->inputs.v[i]);
    for (size_t i = 0; i < o->n_parts; i++) {
        parts[i] = o->parts[i];
        parts[i].column = original(m, parts[i].column);
    }
    copy->inputs.v = v;
    copy->parts = parts;
    return copy;
}

/* Reports a result in row i that pandas does not treat as missing although it
   is NaN. Returns NULL. */
static const struct column *no_nan(struct eval *ev, const struct df_expr *at)
{
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at, "NaN in a column of type Float64");
    eval_help(ev, "compute with .astype('float'), in which missing cells are "
                  "NaN");
    return NULL;
}

/* Returns a copy of c, the result of an operator with a type that is not
   nullable, whose cells are missing where the mask is set. NULL after reporting
   that the column cannot have missing cells. */
static struct column *without_masked(struct eval *ev, const struct df_expr *at,
                                     const struct column *c, const bool *mask)
{
    struct column *r = NEW(ev->a, struct column);
    void *cells;
    bool any = false;
    *r = *c;
    for (size_t i = 0; i < c->n; i++)
        any |= mask[i];
    if (!any)
        return r;
    if (!column_is_time(c)) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                   "a computation of nullable columns with missing cells and "
                   "objects");
        eval_help(ev, "convert the columns first: .astype('float')");
        return NULL;
    }
    r->i = column_new(ev->a, c->name, c->type, c->n, &cells)->i;
    for (size_t i = 0; i < c->n; i++)
        ((int64_t *)cells)[i] = mask[i] ? MOMENT_NAT : c->i[i];
    return r;
}

const struct column *masked_close(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op, const struct masked *m,
                                  const struct column *c)
{
    const struct dtype *d = nullable_dtype(c->type);
    bool divides = op == DF_FLOOR || op == DF_PERCENT;
    if (divides && m->by_zero) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                   "division of a nullable column by zero with %.*s",
                   STR_ARG(df_lexer_spelling(op)));
        eval_help(ev, "compute with .astype('float')");
        return NULL;
    }
    for (size_t i = 0; d && c->type == COLUMN_FLOAT && i < c->n; i++)
        if (!m->mask[i] && isnan(c->f[i]))
            return no_nan(ev, at);
    struct column *r = d ? masked_cells(ev, at, c, m->mask, d)
                         : without_masked(ev, at, c, m->mask);
    if (r)
        r->origin = origin_of(ev, c->origin, m);
    return r;
}

const struct column *masked_plain(struct eval *ev, const struct df_expr *at,
                                  const struct column *c)
{
    const struct dtype *d = nullable_of(c);
    int64_t most = (int64_t)1 << 53;
    void *cells;
    if (!d)
        return c;
    struct column *r = NEW(ev->a, struct column);
    *r = *c;
    r->dtype = NULL;
    if (c->type != COLUMN_OBJECT)
        return r;
    if (!eval_spend(ev, at, c->n, sizeof(struct value)))
        return NULL;
    enum column_type type =
        d->cells == COLUMN_INT ? COLUMN_FLOAT : COLUMN_OBJECT;
    const struct column *made = column_new(ev->a, c->name, type, c->n, &cells);
    for (size_t i = 0; i < c->n; i++) {
        struct value v = c->o[i];
        v.na = false;
        if (v.type == VALUE_INT && (v.i > most || v.i < -most)) {
            eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                       "integers beyond 2**53 beside missing cells");
            eval_help(ev, "convert them first: .astype('float')");
            return NULL;
        }
        column_put(type, cells, i, v);
    }
    r->type = type;
    r->i = made->i;
    return r;
}

bool masked_refuse_mixed(struct eval *ev, const struct df_expr *at,
                         const struct column *const *v, size_t n)
{
    if (!nullable_widens(v, n))
        return false;
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
               "one column of the cells of Int64 and Float64 columns");
    eval_help(ev, "convert them to one type first: "
                  "df[['a', 'b']].astype('Float64')");
    return true;
}

const struct column *masked_array(struct eval *ev, const struct df_expr *at,
                                  const struct column *c)
{
    bool any = false;
    for (size_t i = 0; i < c->n; i++)
        any |= column_is_missing(c, i);
    if (!nullable_of(c) || !any)
        return masked_plain(ev, at, c);
    if (!eval_spend(ev, at, c->n, sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(ev->scratch, struct value, c->n);
    for (size_t i = 0; i < c->n; i++)
        v[i] = column_value(c, i);
    struct column *r = eval_objects(ev, at, c->name, v, c->n, &c, 1);
    if (r)
        r->origin = c->origin;
    return r;
}

const struct column *masked_inferred(struct eval *ev, const struct df_expr *at,
                                     const struct column *made)
{
    enum column_type type = made->type;
    bool any = false;
    for (size_t i = 0; made->type == COLUMN_OBJECT && i < made->n; i++) {
        if (column_is_missing(made, i))
            continue;
        enum column_type of = eval_type(column_value(made, i));
        type = any && of != type ? COLUMN_OBJECT : of;
        any = true;
        if (type == COLUMN_OBJECT)
            break;
    }
    return type <= COLUMN_BOOL && !made->dtype
               ? masked_column(ev, at, made, nullable_dtype(type))
               : made;
}
