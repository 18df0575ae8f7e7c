// SPDX-License-Identifier: MIT
// flex: operators as methods: s.add(t, fill_value=0), df.div(s, axis=0),
// s.eq(t). Aligns both sides, fills missing cells, then applies the operator.
// Without fill_value, cells of rows and columns that only one side has are
// missing.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/align.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/indexing/patch.h"
#include "df/indexing/spread.h"
#include "df/runtime/labels.h"

struct flex_name {
    str name;
    enum df_token_kind op;
    bool compares;
};

/* Returns the operator that the method `name` applies, or NULL if it applies
   none. Sets *back for methods such as radd, which swap both sides. */
static const struct flex_name *find(str name, bool *back)
{
    static const struct flex_name OPS[] = {
        {S_INIT("add"), DF_PLUS, false},
        {S_INIT("div"), DF_SLASH, false},
        {S_INIT("divide"), DF_SLASH, false},
        {S_INIT("eq"), DF_EQUAL, true},
        {S_INIT("floordiv"), DF_FLOOR, false},
        {S_INIT("ge"), DF_GREATER_EQUAL, true},
        {S_INIT("gt"), DF_GREATER, true},
        {S_INIT("le"), DF_LESS_EQUAL, true},
        {S_INIT("lt"), DF_LESS, true},
        {S_INIT("mod"), DF_PERCENT, false},
        {S_INIT("mul"), DF_STAR, false},
        {S_INIT("multiply"), DF_STAR, false},
        {S_INIT("ne"), DF_NOT_EQUAL, true},
        {S_INIT("pow"), DF_POWER, false},
        {S_INIT("sub"), DF_MINUS, false},
        {S_INIT("subtract"), DF_MINUS, false},
        {S_INIT("truediv"), DF_SLASH, false},
    };
    for (size_t k = 0; k < 2; k++)
        for (size_t i = 0; i < sizeof OPS / sizeof *OPS; i++)
            if (str_eq(str_from(name, k), OPS[i].name)) {
                *back = k > 0;
                return &OPS[i];
            }
    return NULL;
}

static bool compute(struct call *c, struct object x, struct object y,
                    struct object *out)
{
    bool back = false;
    const struct flex_name *o = find(c->operation->name, &back);
    if (o->compares)
        return operate_compare(c->ev, c->at, o->op, false, x, y, out);
    return operate_binary(c->ev, c->at, o->op, back ? y : x, back ? x : y, out);
}

/* ---- fill_value ---- */

static bool missing_at(struct object x, size_t i)
{
    return x.type == OBJECT_SERIES &&
           column_is_missing(as_series(x)->column, i);
}

/* Replaces each missing cell of x by `fill`, unless y is missing in that row
   too. x and y must have the same rows. */
static bool fill_side(struct call *c, struct value fill, struct object *x,
                      struct object y)
{
    size_t n = 0, of = x->type == OBJECT_SERIES ? as_series(*x)->column->n : 0;
    if (of == 0 || (y.type == OBJECT_SERIES && as_series(y)->column->n != of))
        return true;
    if (!eval_spend(c->ev, c->at, of, sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(c->ev->scratch, uint32_t, of);
    for (size_t i = 0; i < of; i++)
        if (missing_at(*x, i) && !missing_at(y, i))
            rows[n++] = (uint32_t)i;
    if (n == 0) {
        const struct column *plain =
            eval_narrowed(c->ev, c->at, as_series(*x)->column);
        if (plain)
            *x = each_series(c->ev, as_series(*x), plain);
        return plain != NULL;
    }
    if (!eval_spend(c->ev, c->at, n, sizeof fill))
        return false;
    struct value *v = NEW_N(c->ev->scratch, struct value, n);
    for (size_t i = 0; i < n; i++)
        v[i] = fill;
    const struct column *r = patch_column(c->ev, c->at, as_series(*x)->column,
                                          rows, v, n, n, NULL, NULL);
    if (r)
        *x = each_series(c->ev, as_series(*x), r);
    return r != NULL;
}

/* Sets *v to fill_value=, and *given to whether it is given. */
static bool read_fill(struct call *c, struct value *v, bool *given)
{
    *given = call_has(c, PARAM_fill_value);
    return !*given || object_scalar(call_arg(c, PARAM_fill_value), v) ||
           call_wrong(c, PARAM_fill_value, "a single value");
}

/* Combines column x with y, a column or a value. Fills missing cells with
   fill_value=. */
static bool pair(struct call *c, struct object x, struct object y,
                 struct object *out)
{
    struct value v;
    bool given;
    struct object was = x;
    if (!each_align(c->ev, c->at, &x, &y, true) || !read_fill(c, &v, &given))
        return false;
    was = x;
    if (given && (!fill_side(c, v, &x, y) || !fill_side(c, v, &y, was)))
        return false;
    return compute(c, x, y, out);
}

/* Reads other=. Converts a list to a column with the row labels `to`. */
static bool other_of(struct call *c, struct labels to, struct object *y)
{
    struct operand x;
    *y = call_arg(c, PARAM_other);
    if (y->type != OBJECT_LIST)
        return true;
    if (!each_operand(c, PARAM_other, to, &x))
        return false;
    *y = object_series(c->ev->scratch, x.column, to.v, to.n_levels);
    return true;
}

/* Applies level=: replaces *y, a series or frame with labels of one level, by
   one with the row labels `to`, whose level has these labels. Reports other
   arguments beside level= and returns false. */
static bool broadcast(struct call *c, struct labels to, struct object *y)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_level);
    size_t k;
    bool all;
    if (!call_has(c, PARAM_level))
        return true;
    struct frame f = {0};
    if (y->type == OBJECT_SERIES || y->type == OBJECT_FRAME)
        f = object_as_frame(y);
    if (!f.columns || f.n_index > 1 || to.n_levels < 2)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "'level' needs row labels of several levels on the "
                          "left side and of one level on the right side") ||
               eval_help(ev, "turn the labels into columns with "
                             ".reset_index(), and compute with columns");
    if (call_takes(c, PARAM_fill_value) && call_has(c, PARAM_fill_value))
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_fill_value),
                          "'fill_value' combined with 'level'") ||
               eval_help(ev, "fill the missing cells before: .fillna(0)");
    if (!labels_level(ev, at, to.v, to.n_levels, call_arg(c, PARAM_level), &k))
        return false;
    const struct labels level = {&to.v[k], 1, to.n};
    const uint32_t *rows =
        align_to(ev, at, align_frame_labels(&f), level, &all);
    if (!rows || !eval_spend(ev, at, to.n, f.n_columns * sizeof(str)))
        return false;
    struct frame *g = object_own_frame(ev->a, &f);
    g->n = to.n;
    g->index = to.v;
    g->n_index = to.n_levels;
    for (size_t i = 0; i < f.n_columns; i++)
        g->columns[i] = column_take(ev->a, f.columns[i], rows, to.n);
    *y = y->type == OBJECT_FRAME ? object_frame(g)
                                 : object_column(ev->scratch, g, 0);
    return true;
}

static bool series(struct call *c, struct object *out)
{
    const struct labels to = align_series_labels(as_series(c->self));
    struct object y;
    bool axis;
    return call_axis(c, PARAM_axis, &axis) && other_of(c, to, &y) &&
           broadcast(c, to, &y) && pair(c, c->self, y, out);
}

/* ---- frames ---- */

/* Combines each column of f with the column of `with` at the same position or,
   if `with` is NULL, with y. The result is f itself, which is changed. */
static bool each_pair(struct call *c, struct frame *f, const struct frame *with,
                      struct object y, struct object *out)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        struct object r;
        str name = f->columns[i]->name;
        if (!pair(c, object_column(c->ev->scratch, f, i),
                  with ? object_column(c->ev->scratch, with, i) : y, &r))
            return false;
        f->columns[i] = column_rename(c->ev->a, as_series(r)->column, name);
    }
    *out = object_frame(f);
    return true;
}

/* Sets *fx and *fy to copies of x and y that both have all rows and columns of
   x and y. */
static bool same_shape(struct call *c, const struct frame *x,
                       const struct frame *y, struct frame **fx,
                       struct frame **fy)
{
    struct spread_names to;
    if (!align_frames(c->ev, c->at, &x, &y, true) ||
        !spread_names(c->ev, c->at, x, y, &to))
        return false;
    *fx = spread_frame(c->ev, c->at, x, &to, to.x);
    *fy = *fx ? spread_frame(c->ev, c->at, y, &to, to.y) : NULL;
    return *fy != NULL;
}

/* Combines each column of the frame with series y, whose labels are matched
   with the row labels (axis=0). */
static bool down(struct call *c, struct object y, struct object *out)
{
    const struct frame *f = as_frame(c->self);
    const struct frame own = object_series_frame(as_series(y)), *g = &own;
    if (as_series(y)->kind == SERIES_PLAIN) {
        if (!align_frames(c->ev, c->at, &f, &g, true))
            return false;
        y = object_column(c->ev->scratch, g, 0);
    }
    return each_pair(c, object_own_frame(c->ev->a, f), NULL, y, out);
}

/* Combines each column of the frame with one cell of a series: the cell whose
   row label is the name of the column (axis=1). Unlike an operator, this method
   accepts labels without a column and columns without a label. */
static bool along(struct call *c, struct object y, struct object *out)
{
    struct value *values;
    bool same;
    struct frame *f = spread_series(c->ev, c->at, as_frame(c->self),
                                    as_series(y), &values, &same);
    for (size_t i = 0; f && i < f->n_columns; i++) {
        struct object r;
        if (!compute(c, object_column(c->ev->scratch, f, i),
                     object_value(values[i]), &r))
            return false;
        f->columns[i] = as_series(r)->column;
    }
    if (f)
        *out = object_frame(f);
    return f != NULL;
}

static bool run_frame(struct call *c, struct object *out)
{
    struct object y = call_arg(c, PARAM_other), none = {.type = OBJECT_NONE};
    struct frame *f, *g;
    bool columns;
    if (!call_axis(c, PARAM_axis, &columns))
        return false;
    if (columns && y.type != OBJECT_FRAME && call_has(c, PARAM_level))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_level),
                          "'level' for column names") ||
               eval_help(c->ev, "swap rows and columns, as in "
                                "df.T.div(s, level=0, axis=0).T");
    if (!broadcast(c, align_frame_labels(as_frame(c->self)), &y))
        return false;
    if (y.type == OBJECT_FRAME)
        return same_shape(c, as_frame(c->self), as_frame(y), &f, &g) &&
               each_pair(c, f, g, y, out);
    if (y.type == OBJECT_SERIES && call_given(c, PARAM_fill_value) &&
        !call_only(c, PARAM_fill_value, none))
        return false;
    if (y.type == OBJECT_SERIES)
        return columns ? along(c, y, out) : down(c, y, out);
    f = object_own_frame(c->ev->a, as_frame(c->self));
    return each_pair(c, f, NULL, y, out);
}

/* ---- operations ---- */

static const struct parameter OF_SERIES[] = {NEEDS(other), OPT(level, NONE),
                                             OPT(fill_value, NONE),
                                             OPT(axis, INT(0)), PARAMS_END};

static const struct parameter OF_FRAME[] = {
    NEEDS(other), OPT(axis, TEXT("columns")), OPT(level, NONE),
    OPT(fill_value, NONE), PARAMS_END};

static const struct parameter COMPARED[] = {
    NEEDS(other), OPT(axis, TEXT("columns")), OPT(level, NONE), PARAMS_END};

/* Defines two operations: a method of frames and a method of series. */
#define ROWS(name, params, help)                               \
    {S_INIT(name), ON_FRAME, run_frame, params, 0, 1, help},   \
    {                                                          \
        S_INIT(name), ON_SERIES, series, OF_SERIES, 0, 1, help \
    }

const struct operation FLEX_OPERATIONS[] = {
    ROWS("add", OF_FRAME, "self + other"),
    ROWS("div", OF_FRAME, "self / other"),
    ROWS("divide", OF_FRAME, "self / other"),
    ROWS("eq", COMPARED, "self == other"),
    ROWS("floordiv", OF_FRAME, "self // other"),
    ROWS("ge", COMPARED, "self >= other"),
    ROWS("gt", COMPARED, "self > other"),
    ROWS("le", COMPARED, "self <= other"),
    ROWS("lt", COMPARED, "self < other"),
    ROWS("mod", OF_FRAME, "self % other"),
    ROWS("mul", OF_FRAME, "self * other"),
    ROWS("multiply", OF_FRAME, "self * other"),
    ROWS("ne", COMPARED, "self != other"),
    ROWS("pow", OF_FRAME, "self ** other"),
    ROWS("radd", OF_FRAME, "other + self"),
    ROWS("rdiv", OF_FRAME, "other / self"),
    ROWS("rfloordiv", OF_FRAME, "other // self"),
    ROWS("rmod", OF_FRAME, "other % self"),
    ROWS("rmul", OF_FRAME, "other * self"),
    ROWS("rpow", OF_FRAME, "other ** self"),
    ROWS("rsub", OF_FRAME, "other - self"),
    ROWS("rtruediv", OF_FRAME, "other / self"),
    ROWS("sub", OF_FRAME, "self - other"),
    ROWS("subtract", OF_FRAME, "self - other"),
    ROWS("truediv", OF_FRAME, "self / other"),
    {.name = {0}},
};
