// SPDX-License-Identifier: MIT
// operate: selects the function for an operator by the types of both sides.
#include "df/indexing/operate.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/each.h"
#include "df/indexing/operate_offset.h"
#include "df/indexing/spread.h"
#include "df/lint/doubt_call.h"
#include "df/lint/doubt_divide.h"
#include "df/lint/order_check.h"
#include "df/lint/text_arithmetic.h"
#include "df/runtime/accessor.h"
#include "df/runtime/changeable.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/percent.h"
#include "df/runtime/row.h"
#include "df/runtime/scalar.h"
#include "df/runtime/set.h"
#include "df/runtime/time.h"
#include "df/runtime/units.h"
#include "df/runtime/vector.h"
#include "frame/moment.h"
#include "frame/nullable.h"

struct operator_at {
    struct eval *ev;
    const struct df_expr *at;
    enum df_token_kind op;
    bool compares; /* a comparison: the result is bool */
};

/* Reports that the operator does not support x and y. Returns false. */
/* Whether x is an array of numpy that is kept as a list. */
static bool is_array(struct object x)
{
    return x.type == OBJECT_LIST && as_list(x)->array;
}

/* If *x is a row of an array with two dimensions, replaces it by an array.
   Returns false on failure, which is reported. */
static bool row_to_array(const struct operator_at *o, struct object *x)
{
    const struct list *l = is_array(*x) ? as_list(*x) : NULL;
    size_t i = 0;
    if (!l)
        return true;
    struct value *v = NEW_N(o->ev->scratch, struct value, l->n + 1);
    while (i < l->n && object_scalar(l->v[i], &v[i]))
        i++;
    if (i < l->n)
        return true;
    const struct column *c =
        eval_infer(o->ev, o->at, STR_NONE, v, l->n, NULL, 0);
    if (c)
        *x = object_array(o->ev->scratch, c, SERIES_ARRAY);
    return c != NULL;
}

/* Reports an operator for which numpy would compute with each element of an
   array that is kept as a list. Returns false. */
static bool no_array(const struct operator_at *o)
{
    eval_fault(o->ev, DIAG_DF_UNSUPPORTED, o->at,
               "operator '%.*s' on an array of rows",
               STR_ARG(df_lexer_spelling(o->op)));
    return eval_help(o->ev, o->op == DF_IN
                                ? "search a column: 3 in df['a'].tolist()"
                                : "compute with the frame, such as "
                                  "df[['a', 'b']] * 2");
}

static bool no_operator(const struct operator_at *o, struct object x,
                        struct object y)
{
    eval_fault(o->ev, DIAG_DF_TYPE, o->at,
               "unsupported operand types for %.*s: '%s' and '%s'",
               STR_ARG(df_lexer_spelling(o->op)), object_type_name(x),
               object_type_name(y));
    if ((x.type == OBJECT_LIST || y.type == OBJECT_LIST) && !o->compares)
        diag_help(o->ev->d, "convert the list first: pd.Series([1, 2]) makes a "
                            "column, pd.Series([1, 2]).values makes an array");
    return false;
}

/* Computes x op y for n rows. At least one of x and y is a column. `number` is
   the other operand, or ABSENT if both are columns. In comparisons, a datetime
   equals no date without a time of day, unlike a Timestamp. Warns about
   incompatible units and about doubtful results. Returns the result, a column
   called `name`, or NULL on failure, which is reported. */
static const struct column *operate_columns(const struct operator_at *o,
                                            struct operand x, struct operand y,
                                            struct object number, size_t n,
                                            str name)
{
    const struct column *of = x.column ? x.column : y.column;
    bool clock = number.python && number.type == OBJECT_DATE &&
                 number.zone != ZONE_CIVIL;
    if (o->compares && clock && of->zone == ZONE_CIVIL &&
        (o->op == DF_EQUAL || o->op == DF_NOT_EQUAL))
        *(x.column ? &y : &x) = (struct operand){.value.ns = MOMENT_NAT};
    const struct column *c = (o->compares ? vector_compare : vector_binary)(
        o->ev, o->at, o->op, x, y, n, name);
    if (c && (o->op == DF_SLASH || o->op == DF_FLOOR))
        doubt_divide(o->ev, o->at, x.column, y.column);
    if (c && !o->compares)
        text_arithmetic_check(o->ev, o->at, o->op, x, y, c);
    if (c && !o->compares)
        return units_binary(o->ev, o->at, o->op, x.column, y.column, number, c);
    if (!c)
        return NULL;
    units_compare(o->ev, o->at, o->op, x.column, y.column);
    if (c->type == COLUMN_BOOL)
        order_check_compare(o->ev, o->at, o->op, x, y, c->b, n);
    if (o->op == DF_EQUAL || o->op == DF_NOT_EQUAL)
        doubt_equal(o->ev, o->at, x.column ? x.column : y.column,
                    x.column ? y.value : x.value);
    return c;
}

/* Returns -x, +x or ~x; the first two keep the unit of x. NULL on failure,
   which is reported. */
static const struct column *signed_column(const struct operator_at *o,
                                          const struct column *x)
{
    const struct column *c = vector_unary(o->ev, o->at, o->op, x);
    return o->op == DF_TILDE ? c : units_like(o->ev->a, c, x);
}

/* Returns the name that pandas gives the result: the name of x and y if both
   have the same name, or the name of one of them if the other is an array, else
   STR_NONE. */
static str common_name(const struct series *x, const struct series *y)
{
    str of_x = x->column->name, of_y = y->column->name;
    if (x->kind == SERIES_ARRAY || y->kind == SERIES_ARRAY)
        return x->kind != SERIES_ARRAY ? of_x : of_y;
    return of_x.p && of_y.p && str_eq(of_x, of_y) ? of_x : STR_NONE;
}

/* Whether the operator may combine rows with different labels; the caller then
   aligns the rows. Comparisons, &, ^ and | may not. For these, reports that
   both sides need the same row labels or, if `across`, that the labels of the
   Series must be the frame's column names, and returns false. */
static bool may_align(const struct operator_at *o, bool across)
{
    if (!o->compares && o->op != DF_AMPERSAND && o->op != DF_BAR &&
        o->op != DF_CARET)
        return true;
    eval_fault(
        o->ev, DIAG_DF_VALUE, o->at,
        across ? "for operator %.*s, the labels of the Series must be the "
                 "column names of the frame"
               : "for operator %.*s, both sides must have the same row labels",
        STR_ARG(df_lexer_spelling(o->op)));
    diag_help(o->ev->d,
              across ? "compare each column separately, such as df['a'] == 1"
                     : "use columns of one frame, or give both sides new "
                       "labels with .reset_index(drop=True)");
    return false;
}

static bool two_series(const struct operator_at *o, struct object x,
                       struct object y, struct object *out)
{
    const struct series *sx = as_series(x), *sy = as_series(y);
    bool left = sx->kind == SERIES_PLAIN, right = sy->kind == SERIES_PLAIN;
    if (!(left && right) && sx->column->n != sy->column->n)
        return eval_fault(o->ev, DIAG_DF_VALUE, o->at,
                          "both sides need the same length, but they have %zu "
                          "value%s and %zu value%s",
                          sx->column->n, STR_S(sx->column->n), sy->column->n,
                          STR_S(sy->column->n));
    if (left && right &&
        !align_same(align_series_labels(sx), align_series_labels(sy)) &&
        !may_align(o, false))
        return false;
    if (!each_align(o->ev, o->at, &x, &y, true))
        return false;
    struct operand cx = {.column = as_series(x)->column};
    struct operand cy = {.column = as_series(y)->column};
    const struct column *c =
        operate_columns(o, cx, cy, (struct object){0}, cx.column->n,
                        common_name(as_series(x), as_series(y)));
    if (!c)
        return false;
    *out = each_series(o->ev, as_series(right && !left ? y : x), c);
    return true;
}

/* Computes an operator for a series and a single value. */
static bool series_and_value(const struct operator_at *o, struct object x,
                             struct object y, struct object *out)
{
    const struct series *s =
        x.type == OBJECT_SERIES ? as_series(x) : as_series(y);
    struct operand cx = {0}, cy = {0};
    if (x.type == OBJECT_SERIES)
        cx.column = s->column;
    else if (!object_scalar(x, &cx.value))
        return no_operator(o, x, y);
    if (y.type == OBJECT_SERIES)
        cy.column = s->column;
    else if (!object_scalar(y, &cy.value))
        return no_operator(o, x, y);
    if (!o->compares && (x.type == OBJECT_NONE || y.type == OBJECT_NONE))
        return no_operator(o, x, y);
    const struct column *c = operate_columns(o, cx, cy, cx.column ? y : x,
                                             s->column->n, s->column->name);
    if (!c)
        return false;
    *out = each_series(o->ev, s, c);
    return true;
}

/* Returns a frame with the rows of x, no columns, and room for n columns. */
static struct frame *frame_like(struct eval *ev, const struct frame *x,
                                size_t n)
{
    struct frame *f = NEW(ev->a, struct frame);
    *f = *x;
    f->columns = NEW_N(ev->a, const struct column *, n);
    f->n_columns = 0;
    return f;
}

static bool frame_and_value(const struct operator_at *o, struct object x,
                            struct object y, struct object *out)
{
    const struct frame *from =
        x.type == OBJECT_FRAME ? as_frame(x) : as_frame(y);
    struct frame *f = frame_like(o->ev, from, from->n_columns);
    struct operand cx = {0}, cy = {0};
    bool left = x.type == OBJECT_FRAME;
    if (!object_scalar(left ? y : x, left ? &cy.value : &cx.value) ||
        x.type == OBJECT_NONE || y.type == OBJECT_NONE)
        return no_operator(o, x, y);
    for (size_t i = 0; i < from->n_columns; i++) {
        *(left ? &cx.column : &cy.column) = from->columns[i];
        f->columns[f->n_columns] = operate_columns(
            o, cx, cy, left ? y : x, from->n, from->columns[i]->name);
        if (!f->columns[f->n_columns++])
            return false;
    }
    *out = object_frame(f);
    return true;
}

static bool same_columns(const struct frame *x, const struct frame *y)
{
    if (x->n_columns != y->n_columns)
        return false;
    for (size_t i = 0; i < x->n_columns; i++)
        if (!str_eq(x->columns[i]->name, y->columns[i]->name))
            return false;
    return true;
}

/* If two frames have the same columns in different orders, replaces both by
   frames with sorted columns. Reports frames with different columns, and
   comparisons of frames with different orders. */
static bool order_columns(const struct operator_at *o, const struct frame **x,
                          const struct frame **y)
{
    struct spread_names to;
    bool all = (*x)->n_columns == (*y)->n_columns && !o->compares;
    if (same_columns(*x, *y))
        return true;
    for (size_t i = 0; all && i < (*x)->n_columns; i++)
        all = frame_find(*y, (*x)->columns[i]->name) != STR_NPOS;
    if (!all) {
        eval_fault(o->ev, DIAG_DF_VALUE, o->at,
                   "both frames need the same columns%s",
                   o->compares ? " in the same order" : "");
        diag_help(o->ev->d, "select and rename columns first, or compute each "
                            "column separately");
        return false;
    }
    if (!spread_names(o->ev, o->at, *x, *y, &to))
        return false;
    *x = spread_frame(o->ev, o->at, *x, &to, to.x);
    *y = *x ? spread_frame(o->ev, o->at, *y, &to, to.y) : NULL;
    return *y != NULL;
}

static bool two_frames(const struct operator_at *o, const struct frame *x,
                       const struct frame *y, struct object *out)
{
    if (!order_columns(o, &x, &y))
        return false;
    if ((!align_same(align_frame_labels(x), align_frame_labels(y)) &&
         !may_align(o, false)) ||
        !align_frames(o->ev, o->at, &x, &y, true))
        return false;
    struct frame *f = frame_like(o->ev, x, x->n_columns);
    for (; f->n_columns < x->n_columns; f->n_columns++) {
        const struct column *cx = x->columns[f->n_columns];
        const struct column *c = operate_columns(
            o, (struct operand){.column = cx},
            (struct operand){.column = y->columns[f->n_columns]},
            (struct object){0}, x->n, cx->name);
        if (!c)
            return false;
        f->columns[f->n_columns] = c;
    }
    *out = object_frame(f);
    return true;
}

/* Computes an operator for a frame and a series. Combines each column with the
   cell of the series that is labelled with the column's name. */
static bool frame_and_series(const struct operator_at *o, struct object x,
                             struct object y, struct object *out)
{
    bool left = x.type == OBJECT_FRAME, same;
    const struct frame *from = left ? as_frame(x) : as_frame(y);
    struct value *values;
    struct frame *f = spread_series(
        o->ev, o->at, from, left ? as_series(y) : as_series(x), &values, &same);
    if (!f || (!same && !may_align(o, true)))
        return false;
    for (size_t i = 0; i < f->n_columns; i++) {
        struct operand column = {.column = f->columns[i]};
        struct operand value = {.value = values[i]};
        f->columns[i] =
            operate_columns(o, left ? column : value, left ? value : column,
                            (struct object){0}, f->n, f->columns[i]->name);
        if (!f->columns[i])
            return false;
    }
    *out = object_frame(f);
    return true;
}

/* If a side is a series or frame, computes the operator, sets *ok to whether
   that succeeded, and returns true. Else returns false. */
static bool tabular(const struct operator_at *o, struct object x,
                    struct object y, struct object *out, bool *ok)
{
    bool fx = x.type == OBJECT_FRAME, fy = y.type == OBJECT_FRAME;
    bool sx = x.type == OBJECT_SERIES, sy = y.type == OBJECT_SERIES;
    if (fx && fy)
        *ok = two_frames(o, as_frame(x), as_frame(y), out);
    else if ((fx && sy) || (sx && fy))
        *ok = frame_and_series(o, x, y, out);
    else if (fx || fy)
        *ok = frame_and_value(o, x, y, out);
    else if (sx && sy)
        *ok = two_series(o, x, y, out);
    else if (sx || sy)
        *ok = series_and_value(o, x, y, out);
    return fx || fy || sx || sy;
}

static bool join_lists(const struct operator_at *o, const struct list *x,
                       const struct list *y, struct object *out)
{
    struct eval *ev = o->ev;
    if (x->n + y->n > EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, o->at, EVAL_LIST_LONG) ||
               eval_help(ev, "compute with whole columns instead of lists");
    if (!eval_spend(ev, o->at, x->n + y->n, sizeof(struct object)))
        return false;
    struct list *l = NEW(ev->scratch, struct list);
    for (size_t i = 0; i < x->n; i++)
        vec_push(ev->scratch, l, x->v[i]);
    for (size_t i = 0; i < y->n; i++)
        vec_push(ev->scratch, l, y->v[i]);
    const struct column *both[] = {x->unit_column, y->unit_column};
    if (both[0] && both[1] && units_agree_in_scale(ev, o->at, both, 2))
        l->unit_column = x->unit_column;
    l->tuple = x->tuple && y->tuple;
    *out = object_list(l);
    return true;
}

static bool repeat_list(const struct operator_at *o, const struct list *x,
                        int64_t times, struct object *out)
{
    struct eval *ev = o->ev;
    times = times < 0 ? 0 : times;
    if (x->n && times > EVAL_LIST_MAX / (int64_t)x->n)
        return eval_fault(ev, DIAG_DF_VALUE, o->at, EVAL_LIST_LONG) ||
               eval_help(ev, "compute with whole columns instead of lists");
    size_t n = x->n * (size_t)times;
    if (!eval_spend(ev, o->at, n, sizeof(struct object)))
        return false;
    struct list *l = NEW(ev->scratch, struct list);
    l->tuple = x->tuple;
    l->unit_column = x->unit_column;
    for (size_t i = 0; i < n; i++)
        vec_push(ev->scratch, l, x->v[i % x->n]);
    *out = object_list(l);
    return true;
}

/* Computes x | y of two dicts: for keys in both, the result has the values of
   y. */
static bool join_dicts(const struct operator_at *o, const struct dict *x,
                       const struct dict *y, struct object *out)
{
    struct dict *d = NEW(o->ev->scratch, struct dict);
    if (!eval_spend(o->ev, o->at, x->n + y->n, 3 * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < x->n + y->n; i++) {
        struct pair p = i < x->n ? x->v[i] : y->v[i - x->n];
        if (!object_dict_put(o->ev->scratch, d, p.key, p.value))
            return eval_fault(o->ev, DIAG_DF_VALUE, o->at,
                              "the dict has too many keys");
    }
    *out = object_dict(d);
    return true;
}

static bool is_counter(struct object x)
{
    const struct object *missing =
        x.type == OBJECT_DICT ? as_dict(x)->missing : NULL;
    return missing && missing->type == OBJECT_INT;
}

/* Computes x + y or x - y of two Counters. The result has only the counts above
   0. */
static bool join_counters(const struct operator_at *o, const struct dict *x,
                          const struct dict *y, struct object *out)
{
    struct dict *d = NEW(o->ev->scratch, struct dict);
    if (!eval_spend(o->ev, o->at, x->n + y->n, 3 * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < x->n + y->n; i++) {
        struct object key = (i < x->n ? x->v[i] : y->v[i - x->n]).key;
        const struct object *a = object_dict_get(x, key),
                            *b = object_dict_get(y, key);
        struct object zero = object_int(0), n, r;
        bool above;
        if (i >= x->n && a)
            continue;
        if (!operate_binary(o->ev, o->at, o->op, a ? *a : zero, b ? *b : zero,
                            &n) ||
            !operate_compare(o->ev, o->at, DF_GREATER, false, n, zero, &r) ||
            !operate_truth(o->ev, o->at, r, &above))
            return false;
        if (above)
            object_dict_put(o->ev->scratch, d, key, n);
    }
    d->missing = x->missing;
    *out = object_dict(d);
    return true;
}

/* Computes x | y, x & y, x ^ y or x - y of two sets. */
static bool operate_sets(const struct operator_at *o, struct object x,
                         struct object y, struct object *out)
{
    if (!set_is(x) || !set_is(y) ||
        (o->op != DF_BAR && o->op != DF_AMPERSAND && o->op != DF_MINUS &&
         o->op != DF_CARET))
        return no_operator(o, x, y);
    struct list *s = set_operate(o->ev, o->at, o->op, as_list(x), as_list(y));
    if (s)
        *out = object_list(s);
    return s != NULL;
}

/* Compares two sets: x <= y if x is a subset of y. Other values can be compared
   with a set only by == and !=. */
static bool compare_sets(const struct operator_at *o, struct object x,
                         struct object y, struct object *out)
{
    bool sets = set_is(x) && set_is(y), swap = false, is = false;
    bool equality = o->op == DF_EQUAL || o->op == DF_NOT_EQUAL;
    if (!sets && !equality)
        return no_operator(o, x, y);
    swap = o->op == DF_GREATER || o->op == DF_GREATER_EQUAL;
    const struct list *a = sets ? as_list(swap ? y : x) : NULL;
    const struct list *b = sets ? as_list(swap ? x : y) : NULL;
    bool strict = o->op == DF_LESS || o->op == DF_GREATER;
    is = sets && (!equality || a->n == b->n) && (!strict || a->n < b->n) &&
         set_is_subset(a, b);
    *out = object_bool(is != (o->op == DF_NOT_EQUAL));
    return true;
}

/* Whether x is labels with several levels, a MultiIndex. */
static bool is_labels(struct object x)
{
    return x.type == OBJECT_LIST && as_list(x)->labels;
}

/* Whether x is anything other than a pandas date or span. */
static bool is_python(struct object x)
{
    return (x.type != OBJECT_DATE && x.type != OBJECT_SPAN) ||
           object_is_python_time(x);
}

/* Marks *out, the result for x and y, as a date or span of Python's module
   datetime if Python or pandas would return such an object for x and y. Such
   spans are whole microseconds; reports other spans. */
static bool mark_python(const struct operator_at *o, struct object x,
                        struct object y, struct object *out)
{
    if (out->type == OBJECT_DATE)
        out->python = x.python || (y.python && y.type == OBJECT_DATE);
    if (out->type != OBJECT_SPAN || object_is_nat(*out) || !is_python(x) ||
        !is_python(y))
        return true;
    if (out->u.i % 1000)
        return eval_fault(o->ev, DIAG_DF_UNSUPPORTED, o->at,
                          "rounding a time span to microseconds") ||
               eval_help(o->ev, "compute with the result of .total_seconds()");
    out->python = true;
    return true;
}

bool operate_binary(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct object x, struct object y,
                    struct object *out)
{
    const struct operator_at o = {ev, at, op, false};
    struct value v, w, r;
    bool ok, known;
    x = row_object(ev, x);
    y = row_object(ev, y);
    if (!row_to_array(&o, &x) || !row_to_array(&o, &y))
        return false;
    if (is_array(x) || is_array(y))
        return no_array(&o);
    if (op == DF_PERCENT && x.type == OBJECT_STR && y.type != OBJECT_SERIES &&
        y.type != OBJECT_FRAME)
        return percent_format(ev, at, as_str(x), y, out);
    if (set_is(x) || set_is(y))
        return operate_sets(&o, x, y, out);
    if (op == DF_SLASH && x.type == OBJECT_ACCESSOR &&
        as_accessor(x)->kind->divide)
        return as_accessor(x)->kind->divide(ev, at, x, y, out);
    operate_offset_spans(op, &x, &y);
    if (operate_offset_is(x, y)) {
        ok = operate_offset(ev, at, op, x, y, out, &known);
        return known ? ok
                     : no_operator(&o, x, y) ||
                           eval_help(ev, "add an offset to dates; "
                                         "pd.to_datetime(df['day']) converts "
                                         "a column");
    }
    if (tabular(&o, x, y, out, &ok))
        return ok;
    if (is_labels(x) || is_labels(y))
        return no_operator(&o, x, y);
    if (is_counter(x) && is_counter(y) && (op == DF_PLUS || op == DF_MINUS))
        return join_counters(&o, as_dict(x), as_dict(y), out);
    if (op == DF_BAR && x.type == OBJECT_DICT && y.type == OBJECT_DICT &&
        !is_counter(x) && !is_counter(y))
        return join_dicts(&o, as_dict(x), as_dict(y), out);
    if (op == DF_PLUS && x.type == OBJECT_LIST && y.type == OBJECT_LIST)
        return join_lists(&o, as_list(x), as_list(y), out);
    if (op == DF_STAR && x.type == OBJECT_LIST && y.type == OBJECT_INT)
        return repeat_list(&o, as_list(x), as_int(y), out);
    if (!object_scalar(x, &v) || !object_scalar(y, &w))
        return no_operator(&o, x, y);
    bool numpy = x.numpy || y.numpy;
    if (!scalar_binary(ev, at, op, numpy, v, w, &r))
        return false;
    *out = object_value(r);
    out->numpy = object_is_time(*out) ? (x.numpy || !object_is_time(x)) &&
                                            (y.numpy || !object_is_time(y))
                                      : numpy;
    return mark_python(&o, x, y, out);
}

/* ---- changes in place ---- */

enum { NESTED_MAX = 100 }; /* maximum nesting of lists and dicts */

/* Checks that `in`, a new element of l, does not contain l; else reports a
   fault and returns false. A loop over a list that contains itself would never
   end. `depth` is the nesting of `in`. */
static bool check_acyclic(const struct operator_at *o, const struct list *l,
                          struct object in, size_t depth)
{
    bool list = in.type == OBJECT_LIST, ok = true;
    if (!list && in.type != OBJECT_DICT)
        return true;
    if (depth == NESTED_MAX || (list && as_list(in) == l))
        return eval_fault(o->ev, DIAG_DF_VALUE, o->at,
                          "a list cannot contain itself");
    size_t n = list ? as_list(in)->n : as_dict(in)->n;
    if (!eval_steps(o->ev, o->at, n / 8 + 1))
        return false;
    for (size_t i = 0; ok && i < n; i++)
        ok = check_acyclic(o, l,
                           list ? as_list(in)->v[i] : as_dict(in)->v[i].value,
                           depth + 1);
    return ok;
}

/* Replaces the elements of l by the elements of `made`. Does not overwrite the
   memory of the old elements, so that a running loop over them can continue. */
static void replace_elements(struct list *l, const struct list *made)
{
    l->v = made->v;
    l->n = made->n;
    l->cap = made->cap;
}

static bool extend(const struct operator_at *o, struct object x,
                   struct object y, struct object *out)
{
    struct list more;
    if (!iterate(o->ev, o->at, y, &more))
        return false;
    for (size_t i = 0; i < more.n; i++)
        if (!check_acyclic(o, as_list(x), more.v[i], 0))
            return false;
    if (!join_lists(o, as_list(x), &more, out))
        return false;
    replace_elements(as_list(x), as_list(*out));
    *out = x;
    return true;
}

/* Replaces x, a frame or series, in place by the result *out, and sets *out to
   x. Does nothing if the result is of another type, or if x is an Index, which
   never changes. If the result has other rows or columns than x, reports an
   error for `name += y`, and does nothing for `df['a'] += y`. */
static bool replace(const struct operator_at *o, struct object x,
                    struct object *out)
{
    if (x.type != out->type ||
        (x.type == OBJECT_SERIES && as_series(x)->kind == SERIES_INDEX))
        return true;
    struct frame f = object_as_frame(&x), g = object_as_frame(out);
    bool same = align_same(align_frame_labels(&f), align_frame_labels(&g)) &&
                (x.type == OBJECT_SERIES || same_columns(&f, &g));
    if (!same && o->at->a->kind == DF_EXPR_NAME) {
        eval_fault(o->ev, DIAG_DF_UNSUPPORTED, o->at,
                   "an operator such as += that changes the rows or columns of "
                   "its left side");
        diag_help(o->ev->d, "write it in full: %.*s = %.*s + ...",
                  STR_ARG(o->at->a->text), STR_ARG(o->at->a->text));
        return false;
    }
    if (!same)
        return true;
    if (x.type == OBJECT_FRAME)
        *as_frame(x) = *as_frame(*out);
    else
        *as_series(x) = *as_series(*out);
    *out = x;
    return true;
}

bool operate_in_place(struct eval *ev, const struct df_expr *at,
                      enum df_token_kind op, struct object x, struct object y,
                      struct object *out)
{
    const struct operator_at o = {ev, at, op, false};
    bool list = x.type == OBJECT_LIST && !as_list(x)->tuple && !set_is(x) &&
                !is_labels(x);
    bool cells = y.type == OBJECT_SERIES || y.type == OBJECT_FRAME ||
                 y.type == OBJECT_ROW;
    bool dict = x.type == OBJECT_DICT;
    if ((list || dict) && !changeable(ev, at, x))
        return false;
    if (list && op == DF_PLUS && !cells)
        return extend(&o, x, y, out);
    if (!operate_binary(ev, at, op, x, y, out))
        return false;
    if (set_is(x) && set_is(*out)) {
        *as_list(x) = *as_list(*out);
        *out = x;
    }
    if (dict && out->type == OBJECT_DICT) {
        *as_dict(x) = *as_dict(*out);
        *out = x;
    }
    if (list && out->type == OBJECT_LIST) {
        replace_elements(as_list(x), as_list(*out));
        *out = x;
    }
    return (x.type != OBJECT_FRAME && x.type != OBJECT_SERIES) ||
           replace(&o, x, out);
}

/* ---- comparisons ---- */

static bool lists_equal(const struct list *x, const struct list *y)
{
    bool same = x->n == y->n;
    for (size_t i = 0; same && i < x->n; i++)
        same = time_equal(x->v[i], y->v[i]) ||
               (x->v[i].type == OBJECT_NA && y->v[i].type == OBJECT_NA);
    return same;
}

/* Compares two lists or tuples by <, <=, > or >=: by the first elements that
   differ, or else by their lengths. */
static bool compare_lists(const struct operator_at *o, const struct list *x,
                          const struct list *y, struct object *out)
{
    size_t i = 0;
    if (!eval_steps(o->ev, o->at, 1))
        return false;
    while (i < x->n && i < y->n && time_equal(x->v[i], y->v[i]))
        i++;
    struct object p =
        i < x->n && i < y->n ? x->v[i] : object_int((int64_t)x->n);
    struct object q =
        i < x->n && i < y->n ? y->v[i] : object_int((int64_t)y->n);
    if (p.type == OBJECT_LIST || q.type == OBJECT_LIST)
        return eval_fault(o->ev, DIAG_DF_UNSUPPORTED, o->at,
                          "an order of lists within lists");
    return operate_compare(o->ev, o->at, o->op, false, p, q, out);
}

/* Sets *out to whether x is among the row labels of s or, if s is an Index or
   array, among its values. *out is false at first. Returns false on failure,
   which is reported. */
static bool in_series(const struct operator_at *o, struct object x,
                      const struct series *s, bool *out)
{
    const struct column *c = s->column;
    if (s->kind == SERIES_PLAIN && s->n_index > 1)
        return eval_fault(
                   o->ev, DIAG_DF_TYPE, o->at,
                   "'in' cannot search row labels with several levels") ||
               eval_help(o->ev, ".reset_index() turns the labels into "
                                "columns");
    if (!eval_steps(o->ev, o->at, c->n / 8))
        return false;
    for (size_t i = 0; i < c->n && !*out; i++) {
        struct object label = object_int((int64_t)i);
        if (s->kind != SERIES_PLAIN || s->n_index)
            label = object_value(
                column_value(s->kind == SERIES_PLAIN ? s->index[0] : c, i));
        *out = object_same(x, label);
    }
    return true;
}

/* Sets *out to whether y contains x as an element of a list, a key of a dict, a
   substring of a string, a column of a frame or row, or a label or value of a
   series (see in_series). Returns false on failure, which is reported. */
static bool contains(const struct operator_at *o, struct object x,
                     struct object y, bool *out)
{
    *out = false;
    if (set_is(y)) {
        *out = set_has(as_list(y), x);
    } else if (y.type == OBJECT_LIST) {
        if (is_array(y) &&
            (is_array(x) || (as_list(y)->n && is_array(as_list(y)->v[0]))))
            return no_array(o);
        if (!eval_steps(o->ev, o->at, as_list(y)->n / 8))
            return false;
        for (size_t i = 0; i < as_list(y)->n && !*out; i++) {
            struct object v = as_list(y)->v[i];
            bool na = x.type == OBJECT_NA || v.type == OBJECT_NA;
            if (na && x.type != v.type)
                return operate_truth(o->ev, o->at,
                                     (struct object){.type = OBJECT_NA}, out);
            *out = na || time_equal(x, v);
        }
    } else if (y.type == OBJECT_DICT) {
        *out = object_dict_get(as_dict(y), x) != NULL;
    } else if (y.type == OBJECT_FRAME) {
        str name;
        *out = object_to_name(o->ev->scratch, x, &name) &&
               frame_find(as_frame(y), name) != STR_NPOS;
    } else if (y.type == OBJECT_SERIES) {
        return in_series(o, x, as_series(y), out);
    } else if (y.type == OBJECT_ROW) {
        str name;
        *out = object_to_name(o->ev->scratch, x, &name) &&
               frame_find(as_row(y)->frame, name) != STR_NPOS;
    } else if (y.type == OBJECT_STR && x.type == OBJECT_STR) {
        if (!eval_steps(o->ev, o->at, as_str(y).n / 64))
            return false;
        *out = str_find(as_str(y), as_str(x), 0) != STR_NPOS;
    } else {
        return no_operator(o, x, y);
    }
    return true;
}

static bool membership(const struct operator_at *o, bool negated,
                       struct object x, struct object y, struct object *out)
{
    struct list one = {.v = &y, .n = 1};
    struct value v;
    if (x.type == OBJECT_SERIES && o->ev->query) {
        const struct list *values = y.type == OBJECT_LIST ? as_list(y) : &one;
        if (values == &one && !object_scalar(y, &v))
            return no_operator(o, x, y);
        const struct column *c =
            vector_isin(o->ev, o->at, as_series(x)->column, values, negated);
        if (!c)
            return false;
        *out = object_series(o->ev->scratch, c, as_series(x)->index,
                             as_series(x)->n_index);
        return true;
    }
    bool in;
    if (!contains(o, x, y, &in))
        return false;
    *out = object_bool(in != negated);
    return true;
}

/* Whether x is an accessor that stands for a string, such as a path. */
static bool is_text(struct object x)
{
    return x.type == OBJECT_ACCESSOR && as_accessor(x)->kind->text;
}

/* Whether x is a type: int, np.float64 or list. */
static bool is_type(struct object x)
{
    return x.type == OBJECT_TYPE || (x.type == OBJECT_METHOD &&
                                     as_bound(x)->self.type == OBJECT_ABSENT &&
                                     as_bound(x)->operation->on & ON_BUILTIN);
}

bool operate_compare(struct eval *ev, const struct df_expr *at,
                     enum df_token_kind op, bool negated, struct object x,
                     struct object y, struct object *out)
{
    struct operator_at o = {ev, at, op, true};
    x = row_object(ev, x);
    y = op == DF_IN ? y : row_object(ev, y);
    bool ok, equality = op == DF_EQUAL || op == DF_NOT_EQUAL;
    struct value v, w;
    bool text = y.type == OBJECT_STR && x.type == OBJECT_SERIES &&
                nullable_of(as_series(x)->column);
    if (ev->query && equality && x.type == OBJECT_SERIES &&
        (text || y.type == OBJECT_LIST)) {
        negated = op == DF_NOT_EQUAL;
        o.op = op = DF_IN;
    }
    if (op == DF_IS && is_type(y)) {
        *out = object_bool((is_type(x) && object_same(x, y)) != negated);
        return true;
    }
    if (op == DF_IS && y.type != OBJECT_NONE && y.type != OBJECT_NA &&
        y.type != OBJECT_BOOL)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "operator 'is' between values") ||
               eval_help(ev, "compare with == or !=");
    if (op == DF_IS) {
        bool same = x.type == y.type && !x.numpy &&
                    (x.type == OBJECT_NONE || x.type == OBJECT_NA ||
                     (x.type == OBJECT_BOOL && as_bool(x) == as_bool(y)));
        *out = object_bool(same != negated);
        return true;
    }
    if (op == DF_IN)
        return membership(&o, negated, x, y, out);
    x = operate_offset_span(x);
    y = operate_offset_span(y);
    if (!row_to_array(&o, &x) || !row_to_array(&o, &y))
        return false;
    if (is_array(x) || is_array(y))
        return no_array(&o);
    if (tabular(&o, x, y, out, &ok))
        return ok;
    if (set_is(x) || set_is(y))
        return compare_sets(&o, x, y, out);
    if (equality && x.type == OBJECT_LIST && y.type == OBJECT_LIST) {
        *out = object_bool(lists_equal(as_list(x), as_list(y)) ==
                           (op == DF_EQUAL));
        return true;
    }
    if (x.type == OBJECT_LIST && y.type == OBJECT_LIST && !is_labels(x) &&
        !is_labels(y) && as_list(x)->tuple == as_list(y)->tuple)
        return compare_lists(&o, as_list(x), as_list(y), out);
    if (equality && is_type(x) && is_type(y)) {
        *out = object_bool(object_same(x, y) == (op == DF_EQUAL));
        return true;
    }
    if (equality && (is_text(x) || is_text(y))) {
        *out = object_bool(object_same(x, y) == (op == DF_EQUAL));
        return true;
    }
    if (!object_scalar(x, &v) || !object_scalar(y, &w))
        return no_operator(&o, x, y);
    if (v.na || w.na) {
        *out = (struct object){.type = OBJECT_NA};
        return true;
    }
    if (v.type == VALUE_STR && !eval_steps(ev, at, v.s.n / 64))
        return false;
    if (equality && time_day_and_time(v, w))
        ok = time_equal(x, y) == (op == DF_EQUAL);
    else if (!scalar_compare(ev, at, op, v, w, &ok))
        return false;
    if (v.type == VALUE_STR && w.type == VALUE_STR)
        order_check_values(ev, at, op, v, w, ok);
    *out = object_bool(ok);
    out->numpy = x.numpy || y.numpy;
    return true;
}

static bool unary_scalar(const struct operator_at *o, struct object x,
                         struct object *out)
{
    bool whole = x.type == OBJECT_INT || x.type == OBJECT_BOOL;
    int64_t i = x.type == OBJECT_BOOL  ? (int64_t)as_bool(x)
                : x.type == OBJECT_INT ? as_int(x)
                                       : 0;
    if (x.type == OBJECT_BOOL && x.numpy && o->op == DF_TILDE)
        *out = object_bool(!as_bool(x));
    else if ((object_is_nat(x) && o->op != DF_TILDE) || x.type == OBJECT_NA)
        *out = x;
    else if (x.type == OBJECT_SPAN && o->op != DF_TILDE)
        *out = object_span(o->op == DF_MINUS ? -x.u.i : x.u.i);
    else if (x.type == OBJECT_FLOAT && o->op != DF_TILDE)
        *out = object_float(o->op == DF_MINUS ? -as_float(x) : as_float(x));
    else if (whole && o->op == DF_MINUS && i == INT64_MIN)
        return eval_fault(o->ev, DIAG_DF_VALUE, o->at,
                          "the result does not fit into a 64-bit integer");
    else if (whole)
        *out = object_int(o->op == DF_MINUS ? -i : o->op == DF_TILDE ? ~i : i);
    else
        return eval_fault(
            o->ev, DIAG_DF_TYPE, o->at, "operator %.*s does not work on '%s'",
            STR_ARG(df_lexer_spelling(o->op)), object_type_name(x));
    out->numpy = x.numpy;
    out->python = x.python;
    out->known_digits = out->type == OBJECT_BOOL ? 0 : x.known_digits;
    return true;
}

bool operate_unary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, struct object x, struct object *out)
{
    const struct operator_at o = {ev, at, op, false};
    x = row_object(ev, x);
    if (x.type == OBJECT_SERIES) {
        const struct column *c = signed_column(&o, as_series(x)->column);
        if (!c)
            return false;
        *out = object_series(ev->scratch, c, as_series(x)->index,
                             as_series(x)->n_index);
        as_series(*out)->kind = as_series(x)->kind;
        return true;
    }
    if (x.type == OBJECT_OFFSET && op == DF_MINUS) {
        *out = operate_offset_negative(ev, x);
        return true;
    }
    if (x.type != OBJECT_FRAME)
        return unary_scalar(&o, x, out);
    struct frame *f = frame_like(ev, as_frame(x), as_frame(x)->n_columns);
    for (; f->n_columns < as_frame(x)->n_columns; f->n_columns++) {
        const struct column *c =
            signed_column(&o, as_frame(x)->columns[f->n_columns]);
        if (!c)
            return false;
        f->columns[f->n_columns] = c;
    }
    *out = object_frame(f);
    return true;
}

bool operate_truth(struct eval *ev, const struct df_expr *at, struct object x,
                   bool *out)
{
    switch (x.type) {
    case OBJECT_NONE: *out = false; return true;
    case OBJECT_BOOL: *out = as_bool(x); return true;
    case OBJECT_INT: *out = as_int(x) != 0; return true;
    case OBJECT_FLOAT: *out = as_float(x) != 0; return true;
    case OBJECT_SPAN: *out = object_is_nat(x) || x.u.i; return true;
    case OBJECT_STR: *out = as_str(x).n > 0; return true;
    case OBJECT_LIST: *out = as_list(x)->n > 0; return true;
    case OBJECT_DICT: *out = as_dict(x)->n > 0; return true;
    case OBJECT_NA:
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "the truth value of pd.NA is ambiguous") ||
               eval_help(ev, "test it with pd.isna(x), or fill the column: "
                             ".fillna(False)");
    case OBJECT_SERIES:
    case OBJECT_FRAME:
    case OBJECT_GROUPBY:
        eval_fault(ev, DIAG_DF_TYPE, at, "the truth value of a %s is ambiguous",
                   object_type_name(x));
        diag_help(ev->d, "join conditions with & and |, negate them with ~, "
                         "each in brackets: (df['a'] > 1) & (df['b'] < 2)");
        return false;
    default: *out = true; return true;
    }
}
