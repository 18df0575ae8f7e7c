// SPDX-License-Identifier: MIT
// vector: computes with columns. Numbers are converted to int64 or float64 for
// the loops of ufunc.c; strings and mixed columns are computed cell by cell in
// scalar.c.
#include "df/runtime/vector.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/runtime/category.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/keys.h"
#include "df/runtime/masked.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "df/runtime/ufunc.h"
#include "frame/moment.h"

static enum column_type type_of(struct operand x)
{
    return x.column ? x.column->type : eval_type(x.value);
}

static struct value cell(struct operand x, size_t row)
{
    return x.column ? column_value(x.column, row) : x.value;
}

static struct ufunc_floats as_floats(struct eval *ev, struct operand x,
                                     size_t n)
{
    if (x.column && x.column->type == COLUMN_FLOAT)
        return (struct ufunc_floats){x.column->f, 1};
    size_t k = x.column ? n : 1;
    double *v = NEW_N(ev->scratch, double, k);
    if (x.column && x.column->type == COLUMN_INT)
        for (size_t i = 0; i < k; i++)
            v[i] = (double)x.column->i[i];
    else
        for (size_t i = 0; i < k; i++)
            scalar_number(cell(x, i), &v[i]);
    return (struct ufunc_floats){v, x.column != NULL};
}

static struct ufunc_ints as_ints(struct eval *ev, struct operand x, size_t n)
{
    if (x.column && x.column->type == COLUMN_INT)
        return (struct ufunc_ints){x.column->i, 1};
    size_t k = x.column ? n : 1;
    int64_t *v = NEW_N(ev->scratch, int64_t, k);
    for (size_t i = 0; i < k; i++) {
        struct value c = cell(x, i);
        v[i] = c.type == VALUE_BOOL ? (int64_t)c.b : c.i;
    }
    return (struct ufunc_ints){v, x.column != NULL};
}

/* The operation x op y on columns of n rows. Faults are reported at `at`. */
struct vector_job {
    struct eval *ev;
    const struct df_expr *at;
    enum df_token_kind op;
    struct operand x, y;
    size_t n;
    str name;
};

static struct column *result(const struct vector_job *j, enum column_type type,
                             void **cells)
{
    const struct column *inputs[] = {j->x.column, j->y.column};
    return eval_column(j->ev, j->at, j->name, type, j->n, cells, inputs, 2);
}

/* Whether a float column is raised to the power of one number. */
static bool power_of_floats(const struct vector_job *j)
{
    double e;
    return j->op == DF_POWER && !j->y.column && j->x.column &&
           j->x.column->type == COLUMN_FLOAT && scalar_number(j->y.value, &e);
}

static const struct column *float_binary(const struct vector_job *j)
{
    void *cells;
    struct column *c = result(j, COLUMN_FLOAT, &cells);
    if (!c)
        return NULL;
    struct arena_mark mark = arena_mark(j->ev->scratch);
    struct ufunc_floats xs = as_floats(j->ev, j->x, j->n);
    struct ufunc_floats ys = as_floats(j->ev, j->y, j->n);
    if (!power_of_floats(j) || !ufunc_power(*ys.v, xs, j->n, cells))
        ufunc_float(j->op, xs, ys, j->n, cells);
    arena_rewind(j->ev->scratch, mark);
    return c;
}

static const struct column *int_loop(const struct vector_job *j,
                                     struct ufunc_ints xs, struct ufunc_ints ys)
{
    void *cells;
    bool divides = j->op == DF_FLOOR || j->op == DF_PERCENT;
    bool floats = divides && ufunc_any(ys, j->n, 0, 0);
    struct column *c = result(j, floats ? COLUMN_FLOAT : COLUMN_INT, &cells);
    if (c && floats)
        ufunc_divide_by_zero(j->op, xs, ys, j->n, cells);
    else if (c && !ufunc_int(j->op, xs, ys, j->n, cells))
        return scalar_too_large(j->ev, j->at), NULL;
    return c;
}

static const struct column *int_binary(const struct vector_job *j)
{
    struct arena_mark mark = arena_mark(j->ev->scratch);
    struct ufunc_ints xs = as_ints(j->ev, j->x, j->n);
    struct ufunc_ints ys = as_ints(j->ev, j->y, j->n);
    const struct column *c = NULL;
    if (j->op == DF_POWER && j->n && ufunc_any(ys, j->n, INT64_MIN, -1)) {
        eval_fault(j->ev, DIAG_DF_VALUE, j->at,
                   "integers cannot be raised to negative powers");
        diag_help(j->ev->d,
                  "convert the base to float: df['a'].astype('float') ** -1");
    } else {
        c = int_loop(j, xs, ys);
    }
    arena_rewind(j->ev->scratch, mark);
    return c;
}

static const struct column *bool_binary(const struct vector_job *j)
{
    void *cells;
    bool either = j->op == DF_PLUS || j->op == DF_BAR;
    bool one = j->op == DF_CARET;
    if (!either && !one && j->op != DF_STAR && j->op != DF_AMPERSAND) {
        eval_fault(j->ev, DIAG_DF_TYPE, j->at,
                   "operator %.*s does not work between bool columns",
                   STR_ARG(df_lexer_spelling(j->op)));
        diag_help(j->ev->d, ".astype('int') converts a bool column to numbers");
        return NULL;
    }
    struct column *c = result(j, COLUMN_BOOL, &cells);
    bool *out = cells;
    for (size_t i = 0; c && i < j->n; i++) {
        bool x = cell(j->x, i).b, y = cell(j->y, i).b;
        out[i] = one ? x != y : either ? x || y : x && y;
    }
    return c;
}

/* Applies Python's operator to columns of strings or mixed types, in each row
   without a missing cell. */
static const struct column *object_binary(const struct vector_job *j)
{
    const struct column *inputs[] = {j->x.column, j->y.column};
    struct arena_mark mark = arena_mark(j->ev->scratch);
    struct value *out = NEW_N(j->ev->scratch, struct value, j->n);
    for (size_t i = 0; i < j->n; i++) {
        struct value x = cell(j->x, i), y = cell(j->y, i);
        out[i].na = x.na || y.na;
        if (!scalar_missing(x) && !scalar_missing(y) &&
            !scalar_binary(j->ev, j->at, j->op, false, x, y, &out[i]))
            return NULL;
    }
    struct column *c =
        eval_objects(j->ev, j->at, j->name, out, j->n, inputs, 2);
    arena_rewind(j->ev->scratch, mark);
    return c;
}

/* Computes x op y where x or y is a date or span, or a column of dates or
   spans. The result has the type that the operator determines, even if all
   cells are missing. */
static const struct column *time_columns(const struct vector_job *j,
                                         enum column_type tx,
                                         enum column_type ty)
{
    const struct column *inputs[] = {j->x.column, j->y.column};
    enum column_type type = time_result(j->op, tx, ty);
    struct arena_mark mark = arena_mark(j->ev->scratch);
    struct value *out = NEW_N(j->ev->scratch, struct value, j->n);
    void *cells;
    for (size_t i = 0; i < j->n; i++) {
        struct value x = cell(j->x, i), y = cell(j->y, i);
        if (!scalar_missing(x) && !scalar_missing(y) &&
            !scalar_binary(j->ev, j->at, j->op, true, x, y, &out[i]))
            return NULL;
    }
    struct column *c = NULL;
    if (type == COLUMN_OBJECT && j->n) {
        c = eval_infer(j->ev, j->at, j->name, out, j->n, inputs, 2);
    } else if ((c = eval_column(j->ev, j->at, j->name, type, j->n, &cells,
                                inputs, 2))) {
        if (type == COLUMN_DATE)
            c->zone = j->x.column && j->x.column->type == COLUMN_DATE
                          ? j->x.column->zone
                      : j->y.column ? j->y.column->zone
                                    : 0;
        for (size_t i = 0; i < j->n; i++)
            eval_put(j->ev, c, cells, i, out[i]);
    }
    arena_rewind(j->ev->scratch, mark);
    return c;
}

static const struct column *bits(const struct vector_job *j,
                                 enum column_type tx, enum column_type ty)
{
    if (tx == COLUMN_BOOL && ty == COLUMN_BOOL)
        return bool_binary(j);
    if (tx == COLUMN_INT && ty == COLUMN_INT)
        return int_binary(j);
    eval_fault(j->ev, DIAG_DF_TYPE, j->at,
               "operator %.*s needs bool columns, not %s and %s",
               STR_ARG(df_lexer_spelling(j->op)), column_type_name(tx),
               column_type_name(ty));
    diag_help(j->ev->d,
              "put each comparison in parentheses, because %.*s "
              "binds tighter: write (df['a'] > 1) %.*s (df['b'] < 2)",
              STR_ARG(df_lexer_spelling(j->op)),
              STR_ARG(df_lexer_spelling(j->op)));
    return NULL;
}

static const struct column *binary(const struct vector_job *j)
{
    enum column_type tx = type_of(j->x), ty = type_of(j->y);
    enum df_token_kind op = j->op;
    if (op == DF_AMPERSAND || op == DF_BAR || op == DF_CARET)
        return bits(j, tx, ty);
    if (tx >= COLUMN_DATE || ty >= COLUMN_DATE)
        return time_columns(j, tx, ty);
    if (tx >= COLUMN_STR || ty >= COLUMN_STR)
        return object_binary(j);
    if (tx == COLUMN_BOOL && ty == COLUMN_BOOL)
        return bool_binary(j);
    if (op == DF_SLASH || tx == COLUMN_FLOAT || ty == COLUMN_FLOAT)
        return float_binary(j);
    return int_binary(j);
}

static bool is_finite(struct operand x, size_t row)
{
    double f;
    return scalar_number(cell(x, row), &f) && isfinite(f);
}

/* Returns the first row >= i whose operands are finite but whose result is nan
   or inf; n if there is none. */
static size_t next_not_finite(const struct vector_job *j,
                              const struct column *c, size_t i)
{
    while (i < j->n &&
           (isfinite(c->f[i]) || !is_finite(j->x, i) || !is_finite(j->y, i)))
        i++;
    return i;
}

/* Returns an operand in the form that scalar_digits needs: the single value or,
   for a column, an NA with the column's known_digits. */
static struct value any_cell(struct operand x)
{
    return x.column ? (struct value){.known_digits = x.column->known_digits}
                    : x.value;
}

static bool refuse_lists(struct eval *ev, const struct df_expr *at,
                         struct operand x, struct operand y)
{
    return json_guard_refuse(ev, at, x.column) ||
           json_guard_refuse(ev, at, y.column);
}

/* Computes x op y, without regard to nullable types. */
static const struct column *
plain_binary(struct eval *ev, const struct df_expr *at, enum df_token_kind op,
             struct operand x, struct operand y, size_t n, str name)
{
    const struct vector_job j = {ev, at, op, x, y, n, name};
    const struct column *c = binary(&j);
    uint8_t digits = scalar_digits(op, any_cell(x), any_cell(y));
    size_t from = c && c->type == COLUMN_FLOAT ? next_not_finite(&j, c, 0) : n;
    if (!c || c->type == COLUMN_BOOL ||
        (c->known_digits == digits && from == n))
        return c;
    struct column *marked = NEW(ev->a, struct column);
    *marked = *c;
    marked->known_digits = digits;
    for (; from < n; from = next_not_finite(&j, c, from + 1))
        column_taint(ev->a, marked, from);
    return marked;
}

typedef const struct column *plain_operation(struct eval *ev,
                                             const struct df_expr *at,
                                             enum df_token_kind op,
                                             struct operand x, struct operand y,
                                             size_t n, str name);

/* Calls `plain` for x and y. If one of them is nullable, `plain` gets columns
   without missing cells, and the result is masked. */
static const struct column *unmasked(plain_operation *plain, struct eval *ev,
                                     const struct df_expr *at,
                                     enum df_token_kind op, struct operand x,
                                     struct operand y, size_t n, str name)
{
    if (refuse_lists(ev, at, x, y))
        return NULL;
    if (!masked_is(x, y))
        return plain(ev, at, op, x, y, n, name);
    struct arena_mark mark = arena_mark(ev->scratch);
    struct masked m;
    if (!masked_open(ev, at, op, x, y, n, &m))
        return NULL;
    const struct column *c = plain(ev, at, op, m.x, m.y, n, name);
    c = c ? masked_close(ev, at, op, &m, c) : NULL;
    arena_rewind(ev->scratch, mark);
    return c;
}

const struct column *vector_binary(struct eval *ev, const struct df_expr *at,
                                   enum df_token_kind op, struct operand x,
                                   struct operand y, size_t n, str name)
{
    return unmasked(plain_binary, ev, at, op, x, y, n, name);
}

static void compare_numbers(const struct vector_job *j, bool floats, bool *out)
{
    if (floats)
        ufunc_compare_floats(j->op, as_floats(j->ev, j->x, j->n),
                             as_floats(j->ev, j->y, j->n), j->n, out);
    else
        ufunc_compare_ints(j->op, as_ints(j->ev, j->x, j->n),
                           as_ints(j->ev, j->y, j->n), j->n, out);
}

/* Compares a column of strings with a string by == or !=. A missing cell equals
   no string. */
static void equal_texts(const struct vector_job *j, bool *out)
{
    bool left = j->x.column != NULL;
    const str *v = left ? j->x.column->s : j->y.column->s;
    str text = left ? j->y.value.s : j->x.value.s;
    for (size_t i = 0; i < j->n; i++)
        out[i] = (v[i].p && str_eq(v[i], text)) == (j->op == DF_EQUAL);
}

/* Whether x and y, a day and a date with a time, are equal. As in pandas, both
   must be cells of columns, and the date must be midnight of the day, without a
   time zone. */
static bool day_equals(const struct vector_job *j, struct value x,
                       struct value y)
{
    struct value date = x.zone == ZONE_CIVIL ? y : x;
    return j->x.column && j->y.column && date.zone == ZONE_NONE && x.ns == y.ns;
}

static bool is_dates(struct operand x)
{
    return x.column && x.column->type == COLUMN_DATE &&
           x.column->zone != ZONE_CIVIL;
}

/* Compares the cells of row i. Like NaN, a missing cell equals nothing and has
   no order. */
static bool compare_cells(const struct vector_job *j, size_t i, bool *out)
{
    struct value x = cell(j->x, i), y = cell(j->y, i);
    if (scalar_missing(x) || scalar_missing(y)) {
        *out = j->op == DF_NOT_EQUAL;
        return true;
    }
    bool equality = j->op == DF_EQUAL || j->op == DF_NOT_EQUAL;
    if (equality && (is_dates(j->x) || is_dates(j->y)) &&
        time_day_and_time(x, y)) {
        *out = day_equals(j, x, y) == (j->op == DF_EQUAL);
        return true;
    }
    return scalar_compare(j->ev, j->at, j->op, x, y, out);
}

static bool has_categories(struct operand x)
{
    return x.column && category_is(x.column);
}

/* Replaces x, a column or a single value that is compared with column `of`, by
   codes: the indices of its categories in the list of `of`. A missing value
   stays. Returns false after reporting a column without categories or with
   other categories, or a value that is not a category. */
static bool as_codes(struct eval *ev, const struct df_expr *at,
                     const struct column *of, struct operand *x)
{
    double code;
    if (!x->column && scalar_missing(x->value))
        return true;
    if (x->column &&
        (!category_is(x->column) || !category_same(x->column, of))) {
        eval_fault(ev, DIAG_DF_TYPE, at,
                   "categories can only be compared with the same categories "
                   "or with one of them");
        diag_help(ev->d, "column.astype('str') converts them to strings");
        return false;
    }
    if (x->column)
        return (x->column = category_order(ev, at, x->column)) != NULL;
    if (!category_code(ev, at, of, x->value, &code))
        return false;
    x->value = (struct value){.type = VALUE_FLOAT, .f = code};
    return true;
}

/* Replaces x and y by codes, which have the same order as the categories. x or
   y must be a column with categories. Reports categories without an order and
   returns false. */
static bool order_categories(struct eval *ev, const struct df_expr *at,
                             struct operand *x, struct operand *y)
{
    const struct column *of = has_categories(*x) ? x->column : y->column;
    if (of->dtype->ordered)
        return as_codes(ev, at, of, x) && as_codes(ev, at, of, y);
    eval_fault(ev, DIAG_DF_TYPE, at,
               "unordered categories can only be compared with == and !=");
    diag_help(ev->d, "pd.Categorical(..., ordered=True) and .cat.as_ordered() "
                     "make categories ordered");
    return false;
}

/* Compares x and y, without regard to nullable types. */
static const struct column *
plain_compare(struct eval *ev, const struct df_expr *at, enum df_token_kind op,
              struct operand x, struct operand y, size_t n, str name)
{
    bool equality = op == DF_EQUAL || op == DF_NOT_EQUAL;
    if (x.column && !y.column &&
        !time_read_text(ev, at, equality, x.column, &y.value))
        return NULL;
    if (y.column && !x.column &&
        !time_read_text(ev, at, equality, y.column, &x.value))
        return NULL;
    if (!equality && (has_categories(x) || has_categories(y)) &&
        !order_categories(ev, at, &x, &y))
        return NULL;
    const struct vector_job j = {ev, at, op, x, y, n, name};
    enum column_type tx = type_of(x), ty = type_of(y);
    bool numbers = tx <= COLUMN_BOOL && ty <= COLUMN_BOOL;
    bool texts = tx == COLUMN_STR && ty == COLUMN_STR &&
                 !(x.column && y.column) && equality;
    void *cells;
    struct column *c = result(&j, COLUMN_BOOL, &cells);
    if (!c)
        return NULL;
    bool *out = cells;
    struct arena_mark mark = arena_mark(ev->scratch);
    if (numbers)
        compare_numbers(&j, tx == COLUMN_FLOAT || ty == COLUMN_FLOAT, out);
    else if (texts)
        equal_texts(&j, out);
    else
        for (size_t i = 0; i < n; i++)
            if (!compare_cells(&j, i, &out[i]))
                return NULL;
    arena_rewind(ev->scratch, mark);
    return c;
}

const struct column *vector_compare(struct eval *ev, const struct df_expr *at,
                                    enum df_token_kind op, struct operand x,
                                    struct operand y, size_t n, str name)
{
    return unmasked(plain_compare, ev, at, op, x, y, n, name);
}

/* Applies the unary operator to cell i. Returns false if the operator is not
   defined for the cell's type. Sets *over to true if an integer overflows. */
static bool unary_cell(enum df_token_kind op, const struct column *x, size_t i,
                       void *out, bool *over)
{
    bool minus = op == DF_MINUS, invert = op == DF_TILDE;
    switch (x->type) {
    case COLUMN_INT:
        *over |= minus && x->i[i] == INT64_MIN;
        ((int64_t *)out)[i] = minus && !*over ? -x->i[i]
                              : invert        ? ~x->i[i]
                                              : x->i[i];
        return true;
    case COLUMN_FLOAT:
        ((double *)out)[i] = minus ? -x->f[i] : x->f[i];
        return !invert;
    case COLUMN_BOOL: ((bool *)out)[i] = !x->b[i]; return invert;
    case COLUMN_SPAN:
        ((int64_t *)out)[i] =
            minus && x->i[i] != MOMENT_NAT ? -x->i[i] : x->i[i];
        return !invert;
    default: return false;
    }
}

/* Returns -x, +x or ~x, without regard to nullable types. */
static const struct column *plain_unary(struct eval *ev,
                                        const struct df_expr *at,
                                        enum df_token_kind op,
                                        const struct column *x)
{
    void *cells;
    struct column *c =
        eval_column(ev, at, x->name, x->type, x->n, &cells, &x, 1);
    bool over = false;
    for (size_t i = 0; c && i < x->n; i++)
        if (!unary_cell(op, x, i, cells, &over)) {
            eval_fault(ev, DIAG_DF_TYPE, at,
                       "operator %.*s does not work on a column of %s",
                       STR_ARG(df_lexer_spelling(op)),
                       column_type_name(x->type));
            diag_help(ev->d,
                      op == DF_TILDE
                          ? "~ negates conditions: write ~(df['a'] == 'x')"
                          : ".astype('float') converts strings to numbers");
            return NULL;
        }
    if (over)
        return scalar_too_large(ev, at), NULL;
    return c;
}

const struct column *vector_unary(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op, const struct column *x)
{
    struct operand of = {.column = x}, none = {0};
    if (!masked_is(of, none))
        return plain_unary(ev, at, op, x);
    struct masked m;
    if (!masked_open(ev, at, op, of, none, x->n, &m))
        return NULL;
    const struct column *c = plain_unary(ev, at, op, m.x.column);
    return c ? masked_close(ev, at, op, &m, c) : NULL;
}

/* Returns x as numpy compares it with the n values v: if x is a column of
   integers and some value is a float, converts the integers in x and in v to
   floats. */
static struct column with_floats(struct eval *ev, const struct column *x,
                                 struct value *v, size_t n)
{
    struct column probe = *x;
    bool floats = false;
    for (size_t i = 0; i < n; i++)
        floats |= v[i].type == VALUE_FLOAT;
    if (x->type != COLUMN_INT || !floats)
        return probe;
    for (size_t i = 0; i < n; i++)
        if (v[i].type == VALUE_INT)
            v[i] = (struct value){.type = VALUE_FLOAT, .f = (double)v[i].i};
    probe.f = as_floats(ev, (struct operand){.column = x}, x->n).v;
    probe.type = COLUMN_FLOAT;
    return probe;
}

/* Converts days among n values to dates if x is a column of dates, and all
   values are days, dates without a time zone, or missing. Only in such lists
   does pandas match days with dates. */
static void days_to_dates(const struct column *x, struct value *v, size_t n)
{
    bool days = x->type == COLUMN_DATE && x->zone == ZONE_NONE;
    for (size_t i = 0; days && i < n; i++)
        days = scalar_missing(v[i]) ||
               (v[i].type == VALUE_DATE &&
                (v[i].zone == ZONE_CIVIL || v[i].zone == ZONE_NONE));
    for (size_t i = 0; days && i < n; i++)
        if (v[i].type == VALUE_DATE)
            v[i].zone = ZONE_NONE;
}

/* Whether x is a column of days and one of the n values v is a date with a
   time, which no cell of x can equal. If so, reports a fault. */
static bool refuse_times(struct eval *ev, const struct df_expr *at,
                         const struct column *x, const struct value *v,
                         size_t n)
{
    bool days = x->type == COLUMN_DATE && x->zone == ZONE_CIVIL, found = false;
    for (size_t i = 0; days && i < n; i++)
        found |= v[i].type == VALUE_DATE && v[i].zone != ZONE_CIVIL;
    if (!found)
        return false;
    eval_fault(ev, DIAG_DF_TYPE, at,
               "a column of datetime.date objects cannot be searched for dates "
               "with a time");
    diag_help(ev->d, "convert the column to dates: pd.to_datetime(df['day'])");
    return true;
}

const struct column *vector_isin(struct eval *ev, const struct df_expr *at,
                                 const struct column *x,
                                 const struct list *values, bool negated)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    struct value *v = NEW_N(ev->scratch, struct value, values->n);
    struct keys_table table;
    void *cells;
    for (size_t i = 0; i < values->n; i++)
        object_scalar(values->v[i], &v[i]);
    time_cells(ev, at, x, v, values->n);
    if (refuse_times(ev, at, x, v, values->n))
        return NULL;
    days_to_dates(x, v, values->n);
    const struct column set = {.type = COLUMN_OBJECT, .n = values->n, .o = v},
                        *of = &set;
    struct column *c =
        eval_column(ev, at, x->name, COLUMN_BOOL, x->n, &cells, &x, 1);
    if (!c || !eval_spend(ev, at, values->n, 4 * sizeof *v))
        return NULL;
    const struct column converted = with_floats(ev, x, v, values->n),
                        *of_x = &converted;
    const struct keys probe = {&of_x, 1, x->n};
    keys_table_init(&table, ev->scratch, (struct keys){&of, 1, values->n});
    bool has[2] = {false}; /* has[0]: the values include nan; has[1]: the values
                              include None */
    for (size_t i = 0; i < values->n; i++)
        has[v[i].none] |= scalar_missing(v[i]);
    for (size_t i = 0; i < x->n; i++) {
        bool found = keys_table_find(&table, &probe, i) != ORIGIN_NO_ROW;
        if (found && !column_is_time(x) && column_is_missing(x, i))
            found = has[column_value(x, i).none];
        ((bool *)cells)[i] = found != negated;
    }
    arena_rewind(ev->scratch, mark);
    return c;
}
