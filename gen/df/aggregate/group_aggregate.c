// SPDX-License-Identifier: MIT
// group_aggregate: agg(), size() and transform() of groups.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/aggregate_agg.h"
#include "df/elementwise/partial.h"
#include "df/elementwise/unit_lambda.h"
#include "df/runtime/grouping.h"
#include "df/runtime/masked.h"
#include "frame/nullable.h"

/* Names the keys without a name as reset_index does. Reports a name that occurs
   twice. */
static bool name_keys(struct call *c, struct grouping *g)
{
    const struct column **v =
        NEW_N(c->ev->a, const struct column *, g->n_keys + 1);
    for (size_t i = 0; i < g->n_keys; i++) {
        v[i] = g->labels[i];
        if (!v[i]->name.n)
            v[i] = column_rename(c->ev->a, v[i],
                                 g->n_keys == 1
                                     ? S("index")
                                     : str_fmt(c->ev->a, "level_%zu", i));
        for (size_t k = 0; k <= i; k++)
            if (str_eq(v[i]->name, k < i ? v[k]->name : S("size")))
                return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                                  "two columns would be named '%.*s'",
                                  STR_ARG(v[i]->name));
    }
    g->labels = v;
    return true;
}

static bool group_size(struct call *c, struct object *out)
{
    const struct grouping *g = as_grouping(c->self);
    struct grouping one = *g;
    struct frame *f = NEW(c->ev->a, struct frame);
    struct reducing r;
    reduce_find(S("size"), &r);
    const struct column *x =
        g->single && g->selected ? g->selected[0] : g->keys[0];
    const struct column *made = reduce_groups(c->ev, c->at, &r, x, &g->groups);
    if (!made)
        return false;
    str name = !g->as_index ? S("size") : g->single ? x->name : STR_NONE;
    f->columns = NEW_N(c->ev->a, const struct column *, 1);
    f->columns[f->n_columns++] = column_rename(c->ev->a, made, name);
    one.single = true;
    if (g->outside && !name_keys(c, &one))
        return false;
    *out = grouping_result(c->ev, &one, f);
    return true;
}

/* ---- agg ---- */

/* Returns the name of a result: NAME in agg(NAME=...), else the column's name.
   With a list of functions, the name is ('column', 'function') or, if `series`,
   'function' alone. */
static str result_name(struct eval *ev, const struct aggregation *a,
                       const struct column *x, bool series)
{
    if (a->named.p)
        return a->named;
    if (!a->label.p)
        return x->name;
    return series ? a->label : eval_name_under(ev, x, a->label);
}

static bool aggregate(struct call *c, const struct frame *from,
                      const struct aggregations *all, struct frame *f)
{
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    f->columns = NEW_N(ev->a, const struct column *, all->n);
    f->n_columns = 0;
    for (size_t i = 0; i < all->n; i++) {
        const struct aggregation *a = &all->v[i];
        const struct column *column = from->columns[a->column];
        struct aggregated x = {column, from->index, from->n_index, &g->groups,
                               REDUCE_COMPENSATED};
        const struct column *made = aggregate_column(ev, a, &x);
        str name = result_name(ev, a, column, g->single);
        if (!made)
            return false;
        if (frame_find(f, name) != STR_NPOS)
            return eval_fault(ev, DIAG_DF_VALUE, a->at,
                              "two columns would be named '%.*s'",
                              STR_ARG(name_text(ev->scratch, name)));
        f->columns[f->n_columns++] = column_rename(ev->a, made, name);
    }
    return true;
}

/* Calls the method of groups that the argument func= names. */
static bool by_method(struct call *c, struct object *out)
{
    struct object method;
    const struct df_expr *at = call_at(c, PARAM_func);
    return c->ev->attribute(c->ev, at, c->self, as_str(call_arg(c, PARAM_func)),
                            &method) &&
           (!call_takes(c, PARAM_kwargs) || partial_make(c, &method)) &&
           c->ev->call(c->ev, at, method, NULL, 0, out);
}

static bool group_agg(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    struct aggregations all;
    bool names = call_arg(c, PARAM_func).type == OBJECT_DICT ||
                 as_dict(call_arg(c, PARAM_named))->n;
    struct frame *from = grouping_columns(ev, g, names && !g->selected);
    struct frame *f = object_own_frame(ev->a, from);
    if (call_arg(c, PARAM_func).type == OBJECT_STR &&
        !as_dict(call_arg(c, PARAM_named))->n)
        return by_method(c, out);
    if (!aggregate_read(c, from, g->single, &all) ||
        !aggregate(c, from, &all, f))
        return false;
    struct grouping shape = *g;
    shape.single =
        g->single && !(all.n && (all.v[0].label.p || all.v[0].named.p));
    *out = grouping_result(ev, &shape, f);
    return true;
}

/* ---- transform ---- */

/* Returns a frame with a row for each row of g->frame. `made` has a row for
   each group; each row of the result is a copy of its group's row. NULL if a
   limit is reached. */
static struct frame *spread(struct eval *ev, const struct df_expr *at,
                            const struct grouping *g, const struct frame *made)
{
    struct frame *f = object_own_frame(ev->a, made);
    size_t n = g->frame->n;
    if (!eval_spend(ev, at, n, f->n_columns * sizeof(str)))
        return NULL;
    for (size_t i = 0; i < f->n_columns; i++)
        f->columns[i] = column_take(ev->a, made->columns[i], g->of, n);
    f->n = n;
    f->index = g->frame->index;
    f->n_index = g->frame->n_index;
    return f;
}

/* Runs transform() with the name of a groupby's method. If the method computes
   one value for each group, all rows of the group get this value. */
static bool transform_by_name(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct grouping g = *as_grouping(c->self);
    struct reducing r;
    struct object made;
    str name = as_str(call_arg(c, PARAM_func));
    if (!reduce_find(name, &r) && !str_eq(name, S("quantile")))
        return by_method(c, out);
    g.as_index = true;
    if (g.groups.empty == GROUPS_OF_PAIRS) /* no row uses the results of
                                              combinations without rows */
        g.groups.empty = GROUPS_NONE_EMPTY;
    c->self.u.grouping = &g;
    if (!by_method(c, &made))
        return false;
    const struct frame of = object_as_frame(&made);
    const struct frame *f = spread(ev, c->at, &g, &of);
    if (!f)
        return false;
    g.single = made.type == OBJECT_SERIES;
    *out = grouping_shaped(ev, &g, f);
    return true;
}

/* Stores y, the result for a group, in the cells of the group's rows. y is one
   value or a value for each row. Reports any other result and returns false. */
static bool put_rows(struct call *c, const struct grouping *g, size_t group,
                     struct object y, struct value *cells)
{
    size_t n;
    const uint32_t *rows = groups_rows(&g->groups, group, &n);
    struct value v;
    if (object_scalar(y, &v)) {
        for (size_t i = 0; i < n; i++)
            cells[rows[i]] = v;
        return true;
    }
    if (y.type != OBJECT_SERIES || as_series(y)->column->n != n)
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_func),
                          "the function must return one value, or one for each "
                          "row of its group, not '%s'",
                          object_type_name(y)) ||
               eval_help(c->ev, "return a column, such as s / s.max(), or a "
                                "value, such as s.max()");
    for (size_t i = 0; i < n; i++)
        cells[rows[i]] = column_value(as_series(y)->column, i);
    return true;
}

/* Calls a function with the cells of column x in each group, and returns the
   results. NULL on a fault. */
static const struct column *transformed(struct call *c, const struct column *x)
{
    struct eval *ev = c->ev;
    struct grouping g = *as_grouping(c->self);
    size_t n = x->n;
    struct value *cells = NEW_N(ev->scratch, struct value, n);
    if (!eval_spend(ev, c->at, n, sizeof *cells))
        return NULL;
    g.single = true;
    g.selected = &x;
    g.n_selected = 1;
    for (size_t i = 0; i < g.groups.n; i++) {
        struct object rows = grouping_rows(ev, c->at, &g, i), y;
        if (rows.type == OBJECT_BROKEN ||
            !ev->call(ev, call_at(c, PARAM_func), call_arg(c, PARAM_func),
                      &rows, 1, &y) ||
            !put_rows(c, &g, i, y, cells))
            return NULL;
    }
    const struct column *made = eval_infer(ev, c->at, x->name, cells, n, &x, 1);
    if (made && nullable_of(x))
        made = masked_inferred(ev, c->at, made);
    return unit_lambda(ev, call_arg(c, PARAM_func), NULL, x, made);
}

static bool group_transform(struct call *c, struct object *out)
{
    const struct grouping *g = as_grouping(c->self);
    str name = aggregate_name(call_arg(c, PARAM_func));
    if (name.p) {
        call_put(c, PARAM_func, object_str(name));
        return transform_by_name(c, out);
    }
    if (!object_is_function(call_arg(c, PARAM_func)))
        return call_wrong(c, PARAM_func, "a function or its name");
    struct object function = call_arg(c, PARAM_func);
    if (!partial_make(c, &function))
        return false;
    call_put(c, PARAM_func, function);
    struct frame *f = grouping_columns(c->ev, g, false);
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(f->columns[i] = transformed(c, f->columns[i])))
            return false;
    *out = grouping_shaped(c->ev, g, f);
    return true;
}

/* Evaluates ohlc(): the first, largest, smallest and last number of a group,
   under names of stock prices. */
static bool group_ohlc(struct call *c, struct object *out)
{
    static const str HOW[] = {S_INIT("first"), S_INIT("max"), S_INIT("min"),
                              S_INIT("last")},
                     NAMES[] = {S_INIT("open"), S_INIT("high"), S_INIT("low"),
                                S_INIT("close")};
    const struct grouping *g = as_grouping(c->self);
    struct list l = {.n = 0};
    struct object f, how = object_list(&l), made;
    if (!g->single || !g->as_index)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          g->single ? "'ohlc' with as_index=False"
                                    : "'ohlc' of several columns") ||
               eval_help(c->ev, "select a column, as in df.resample('D', "
                                "on='day')['v'].ohlc()");
    if (g->selected[0]->type > COLUMN_BOOL)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'ohlc' needs a column of numbers");
    for (size_t i = 0; i < 4; i++)
        vec_push(c->ev->scratch, &l, object_str(HOW[i]));
    if (!c->ev->attribute(c->ev, c->at, c->self, S("agg"), &f) ||
        !c->ev->call(c->ev, c->at, f, &how, 1, &made))
        return false;
    const struct frame from = object_as_frame(&made);
    struct frame *named = object_own_frame(c->ev->a, &from);
    for (size_t i = 0; i < named->n_columns && i < 4; i++)
        named->columns[i] =
            column_rename(c->ev->a, named->columns[i], NAMES[i]);
    frame_index(c->ev->a, named);
    *out = object_frame(named);
    return true;
}

/* ---- operations ---- */

const struct operation GROUP_AGGREGATE_OPERATIONS[] = {
    {S_INIT("agg"), ON_GROUP, group_agg, PARAMS(OPT(func, NONE), OTHERS(named)),
     EFFECT_OF_ARGUMENT, 1,
     "aggregates each group with a function or the name of one, such as "
     "'mean'"},
    {S_INIT("aggregate"), ON_GROUP, group_agg,
     PARAMS(OPT(func, NONE), OTHERS(named)), EFFECT_OF_ARGUMENT, 1,
     "same as agg"},
    {S_INIT("ohlc"), ON_GROUP, group_ohlc, NO_PARAMS, EFFECT_UNIT, 4,
     "the first, largest, smallest and last number of each group"},
    {S_INIT("size"), ON_GROUP, group_size, NO_PARAMS, EFFECT_COUNTS, 1,
     "the number of rows of each group"},
    {S_INIT("transform"), ON_GROUP, group_transform,
     PARAMS(NEEDS(func), REST(args), OTHERS(kwargs)),
     EFFECT_OF_ARGUMENT | EFFECT_ROWS, 1,
     "calls a function for each group, keeping the rows"},
    {.name = {0}},
};
