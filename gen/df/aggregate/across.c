// SPDX-License-Identifier: MIT
// across: agg and shift with axis=1.
#include "df/aggregate/across.h"

#include "base/codes/df.h"

/* ---- agg ---- */

/* Sets *out to the figures of all rows. */
static bool figure(struct call *c, const struct df_expr *at, struct object func,
                   struct object *out)
{
    struct eval *ev = c->ev;
    struct object method, args[] = {func, object_int(1)};
    if (func.type != OBJECT_STR)
        return ev->attribute(ev, at, c->self, S("apply"), &method) &&
               ev->call(ev, at, method, args, 2, out);
    if (!ev->attribute(ev, at, c->self, as_str(func), &method))
        return false;
    const struct parameter *p = method.type == OBJECT_METHOD
                                    ? as_bound(method)->operation->params
                                    : NULL;
    if (!p || p[0].name != PARAM_axis)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "'%.*s' of each row in agg()",
                          STR_ARG(as_str(func))) ||
               eval_help(ev, "write a lambda, as in agg(lambda r: "
                             "r.quantile(0.9), axis=1)");
    return ev->call(ev, at, method, args + 1, 1, out);
}

/* Returns the name that a function in a list gives its column; STR_NONE for a
   lambda. */
static str name_of(struct object func)
{
    return func.type == OBJECT_STR      ? as_str(func)
           : func.type == OBJECT_METHOD ? as_bound(func)->operation->name
                                        : STR_NONE;
}

/* As in pandas, where each row is a column of the transposed frame, all figures
   of a row have one type. */
static bool unify(struct call *c, struct frame *f)
{
    struct eval *ev = c->ev;
    struct object method, made, type = object_type(COLUMN_FLOAT);
    bool floats = false;
    for (size_t i = 0; i < f->n_columns; i++)
        floats |= f->columns[i]->type == COLUMN_FLOAT;
    for (size_t i = 0; i < f->n_columns && floats; i++) {
        if (!ev->attribute(ev, c->at, object_column(ev->a, f, i), S("astype"),
                           &method) ||
            !ev->call(ev, c->at, method, &type, 1, &made))
            return false;
        f->columns[i] = as_series(made)->column;
    }
    return true;
}

static bool is_numeric(const struct column *x)
{
    return x->type == COLUMN_INT || x->type == COLUMN_FLOAT;
}

/* Makes a frame with a column for each function of a list. */
static bool figures(struct call *c, const struct list *l, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    struct frame *f = object_own_frame(ev->a, from);
    f->columns = NEW_N(ev->a, const struct column *, l->n + 1);
    f->n_columns = 0;
    f->axis = STR_NONE;
    f->names = NULL;
    for (size_t i = 0; i < from->n_columns; i++)
        if (!is_numeric(from->columns[i]) || !f->n)
            return eval_fault(ev, DIAG_DF_UNSUPPORTED, c->at,
                              "a list of functions for rows that do not "
                              "contain only numbers") ||
                   eval_help(ev, "make a column of each figure, such as "
                                 "df[['a', 'b']].sum(axis=1)");
    for (size_t i = 0; i < l->n; i++) {
        const struct df_expr *at = eval_item(call_at(c, PARAM_func), i);
        str name = name_of(l->v[i]);
        struct object made;
        if (!name.p || frame_find(f, name) != STR_NPOS)
            return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                              name.p ? "a function twice in agg()"
                                     : "a lambda in a list of functions for "
                                       "rows") ||
                   eval_help(ev, "make a column of each figure, such as "
                                 "df[['a', 'b']].sum(axis=1)");
        if (!figure(c, at, l->v[i], &made))
            return false;
        if (made.type != OBJECT_SERIES || as_series(made)->column->n != f->n)
            return call_wrong(c, PARAM_func, "functions that aggregate");
        f->columns[f->n_columns++] =
            column_rename(ev->a, as_series(made)->column, name);
    }
    *out = object_frame(f);
    return unify(c, f);
}

bool across_agg(struct call *c, struct object *out)
{
    struct object func = call_arg(c, PARAM_func);
    if (func.type == OBJECT_LIST)
        return figures(c, as_list(func), out);
    if (func.type != OBJECT_STR && !object_is_function(func))
        return call_wrong(c, PARAM_func,
                          "a function, its name or a list of these for "
                          "axis=1");
    return figure(c, call_at(c, PARAM_func), func, out);
}

/* ---- shift ---- */

/* Returns the cells of a column into which no column is shifted. By default,
   they are missing cells of the type of `near`, the column at the edge. */
static const struct column *filler(struct call *c, const struct column *near,
                                   bool same)
{
    struct eval *ev = c->ev;
    struct value v = {0};
    if (call_given(c, PARAM_fill_value)) {
        if (!object_scalar(call_arg(c, PARAM_fill_value), &v))
            return call_wrong(c, PARAM_fill_value, "a single value"), NULL;
        if (same && near->type == COLUMN_FLOAT && v.type == VALUE_INT)
            return eval_fault(ev, DIAG_DF_UNSUPPORTED,
                              call_at(c, PARAM_fill_value),
                              "an integer as fill_value for floats"),
                   eval_help(ev, "write a float, such as fill_value=0.0"), NULL;
        return eval_constant(ev, c->at, STR_NONE, v, near->n);
    }
    uint32_t *rows = NEW_N(ev->a, uint32_t, near->n + 1);
    for (size_t i = 0; i < near->n; i++)
        rows[i] = ORIGIN_NO_ROW;
    return column_take(ev->a, near, rows, near->n);
}

bool across_shift(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    struct frame *f = object_own_frame(ev->a, from);
    int64_t periods, n = (int64_t)f->n_columns;
    bool same = true;
    if (!call_int(c, PARAM_periods, &periods) ||
        !eval_spend(ev, c->at, f->n, f->n_columns * sizeof(uint32_t)))
        return false;
    for (int64_t i = 1; i < n; i++)
        same &= from->columns[i]->type == from->columns[0]->type;
    periods = periods > n ? n : periods < -n ? -n : periods;
    for (int64_t i = 0; i < n; i++) {
        bool has = i - periods >= 0 && i - periods < n;
        const struct column *x =
            has ? from->columns[i - periods]
                : filler(c, from->columns[periods > 0 ? 0 : n - 1], same);
        if (!x)
            return false;
        f->columns[i] = column_rename(ev->a, x, from->columns[i]->name);
    }
    *out = object_frame(f);
    return true;
}
