// SPDX-License-Identifier: MIT
// reorder_levels: puts the levels of row labels or of column names into another
// order. The rows and columns keep their order.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/axis.h"
#include "df/indexing/levels.h"
#include "df/runtime/labels.h"

/* The levels of the labels. Level i of the result is level order[i]. */
struct reorder {
    struct call *c;
    struct object of;             /* the frame, series or list of labels */
    struct frame f;               /* the frame or series */
    bool columns;                 /* the levels are those of its columns */
    const struct column **levels; /* the levels of row labels */
    size_t n, order[NAME_LEVELS_MAX];
};

/* Reads axis= and the levels. */
static bool start(struct call *c, struct reorder *r)
{
    *r = (struct reorder){.c = c, .of = c->self};
    if (c->self.type == OBJECT_LIST) {
        r->levels = as_list(c->self)->levels;
        r->n = as_list(c->self)->n_levels;
    } else {
        r->f = object_as_frame(&c->self);
        if (!call_axis(c, PARAM_axis, &r->columns))
            return false;
        r->levels = r->f.index;
        r->n = r->columns ? name_frame_levels(&r->f) : r->f.n_index;
    }
    for (size_t i = 0; i < r->n && i < NAME_LEVELS_MAX; i++)
        r->order[i] = i;
    if (r->n > 1 && r->n <= NAME_LEVELS_MAX)
        return true;
    return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                      "'%.*s' needs %s with several levels",
                      STR_ARG(c->operation->name),
                      r->columns ? "columns" : "labels") ||
           eval_help(c->ev,
                     r->columns
                         ? "pivot() with a list for values= makes columns with "
                           "two levels"
                         : "set_index(['a', 'b']) makes labels with two "
                           "levels; to reorder the levels of columns, add "
                           "axis=1");
}

static bool find(struct reorder *r, const struct df_expr *at, struct object x,
                 size_t *k)
{
    struct eval *ev = r->c->ev;
    return r->columns ? levels_find(ev, at, &r->f, x, k)
                      : labels_level(ev, at, r->levels, r->n, x, k);
}

/* Returns a name of several levels with its levels in the new order. */
static str reordered(const struct reorder *r, str name)
{
    struct value v[NAME_LEVELS_MAX];
    for (size_t i = 0; i < r->n; i++)
        v[i] = eval_name_level(r->c->ev, name, r->order[i]);
    return eval_make_name(r->c->ev, r->c->at, v, r->n);
}

static bool finish(const struct reorder *r, struct object *out)
{
    struct eval *ev = r->c->ev;
    struct frame *f = object_own_frame(ev->a, &r->f);
    if (r->columns) {
        for (size_t i = 0; i < f->n_columns; i++)
            f->columns[i] = column_rename(ev->a, f->columns[i],
                                          reordered(r, f->columns[i]->name));
        f->axis = f->axis.p ? reordered(r, f->axis) : STR_NONE;
        frame_index(ev->a, f);
        *out = object_frame(f);
        return true;
    }
    const struct column **index = NEW_N(ev->a, const struct column *, r->n);
    for (size_t i = 0; i < r->n; i++)
        index[i] = r->levels[r->order[i]];
    if (r->of.type == OBJECT_LIST)
        return axis_labels(ev, r->c->at, index, r->n, out);
    f->index = index;
    *out =
        r->of.type == OBJECT_SERIES
            ? object_series(ev->scratch, as_series(r->of)->column, index, r->n)
            : object_frame(f);
    return true;
}

static bool swaplevel(struct call *c, struct object *out)
{
    struct reorder r;
    size_t i, j;
    if (!start(c, &r) ||
        !find(&r, call_at(c, PARAM_i), call_value(c, PARAM_i), &i) ||
        !find(&r, call_at(c, PARAM_j), call_value(c, PARAM_j), &j))
        return false;
    r.order[i] = j;
    r.order[j] = i;
    return finish(&r, out);
}

static bool reorder_levels(struct call *c, struct object *out)
{
    struct reorder r;
    struct object order = call_arg(c, PARAM_order);
    const struct df_expr *at = call_at(c, PARAM_order);
    bool used[NAME_LEVELS_MAX] = {0};
    if (!start(c, &r))
        return false;
    if (order.type != OBJECT_LIST)
        return call_wrong(c, PARAM_order, "a list of levels");
    if (as_list(order)->n != r.n)
        return eval_fault(c->ev, DIAG_DF_VALUE, at,
                          "found %zu level%s, but the labels have %zu",
                          as_list(order)->n, STR_S(as_list(order)->n), r.n);
    for (size_t i = 0; i < r.n; i++) {
        if (!find(&r, eval_item(at, i), as_list(order)->v[i], &r.order[i]))
            return false;
        if (used[r.order[i]])
            return eval_fault(c->ev, DIAG_DF_VALUE, eval_item(at, i),
                              "this level occurs twice");
        used[r.order[i]] = true;
    }
    return finish(&r, out);
}

/* ---- operations ---- */

const struct operation REORDER_LEVELS_OPERATIONS[] = {
    {S_INIT("reorder_levels"), ON_FRAME, reorder_levels,
     PARAMS(NEEDS(order), OPT(axis, INT(0))), 0, 1,
     "reorders the levels of labels"},
    {S_INIT("reorder_levels"), ON_SERIES | ON_LIST, reorder_levels,
     PARAMS(NEEDS(order)), 0, 1, "reorders the levels of labels"},
    {S_INIT("swaplevel"), ON_FRAME, swaplevel,
     PARAMS(OPT(i, INT(-2)), OPT(j, INT(-1)), OPT(axis, INT(0))), 0, 1,
     "swaps two levels of labels"},
    {S_INIT("swaplevel"), ON_SERIES | ON_LIST, swaplevel,
     PARAMS(OPT(i, INT(-2)), OPT(j, INT(-1))), 0, 1,
     "swaps two levels of labels"},
    {.name = {0}},
};
