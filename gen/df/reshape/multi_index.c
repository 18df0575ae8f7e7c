// SPDX-License-Identifier: MIT
// multi_index: makes labels for df.index and df.columns: an Index of a list,
// and labels of several levels from tuples, from a list for each level, or from
// all combinations.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/axis.h"
#include "df/runtime/iterate.h"

/* The levels of an index. Each level is a column with the name of the level. */
struct levels {
    const struct column **v;
    size_t n;
};

/* Renames the levels to the names in names=. Without names=, the levels keep
   their names. names=None removes the names, unless the levels are the columns
   of a frame. */
static bool set_names(struct call *c, struct levels *l)
{
    struct object x = call_arg(c, PARAM_names);
    const struct df_expr *at = call_at(c, PARAM_names);
    struct list names;
    bool none = x.type == OBJECT_NONE && !call_takes(c, PARAM_df);
    for (size_t i = 0; none && i < l->n; i++)
        l->v[i] = column_rename(c->ev->a, l->v[i], STR_NONE);
    if (!call_has(c, PARAM_names))
        return true;
    if (x.type != OBJECT_LIST)
        return call_wrong(c, PARAM_names, "a list with a name for each level");
    if (!iterate(c->ev, at, x, &names))
        return false;
    if (names.n != l->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, at,
                          "found %zu name%s for %zu levels, expected one for "
                          "each",
                          names.n, STR_S(names.n), l->n);
    for (size_t i = 0; i < l->n; i++) {
        str name = STR_NONE;
        if (names.v[i].type != OBJECT_NONE &&
            !eval_name(c->ev, eval_item(at, i), names.v[i], &name))
            return false;
        l->v[i] = column_rename(c->ev->a, l->v[i], name);
    }
    return true;
}

static bool finish(struct call *c, struct levels *l, struct object *out)
{
    if (l->n < 2)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "a MultiIndex of one level") ||
               eval_help(c->ev, "assign the labels as a list: df.index = v");
    return set_names(c, l) && axis_labels(c->ev, c->at, l->v, l->n, out);
}

static bool from_tuples(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_tuples);
    struct list l;
    struct levels made = {0};
    if (!iterate(ev, at, call_arg(c, PARAM_tuples), &l))
        return false;
    if (!l.n)
        return eval_fault(ev, DIAG_DF_VALUE, at, "the list has no tuples") ||
               eval_help(
                   ev,
                   "write at least one tuple, which sets the number of levels");
    size_t n = l.v[0].type == OBJECT_LIST ? as_list(l.v[0])->n : 0;
    for (size_t i = 0; i < l.n; i++)
        if (l.v[i].type != OBJECT_LIST)
            return eval_fault(ev, DIAG_DF_TYPE, eval_item(at, i),
                              "expected a tuple, not '%s'",
                              object_type_name(l.v[i])) ||
                   eval_help(ev, "write a list of tuples: [('a', 1), ('b', "
                                 "2)]");
        else if (as_list(l.v[i])->n != n)
            return eval_fault(ev, DIAG_DF_VALUE, eval_item(at, i),
                              "the tuple has %zu element%s, but the first has "
                              "%zu",
                              as_list(l.v[i])->n, STR_S(as_list(l.v[i])->n), n);
    made.v = axis_levels(ev, at, &l, &made.n);
    return made.v && finish(c, &made, out);
}

/* Returns the elements of x, which are the labels of a level, as a column. */
static const struct column *labels_of(struct call *c, const struct df_expr *at,
                                      struct object x)
{
    struct list l;
    if (x.type == OBJECT_SERIES)
        return as_series(x)->column;
    if (x.type != OBJECT_LIST) {
        eval_fault(c->ev, DIAG_DF_TYPE, at,
                   "labels must be a list or a column, not '%s'",
                   object_type_name(x));
        return NULL;
    }
    if (!iterate(c->ev, at, x, &l))
        return NULL;
    struct value *v = NEW_N(c->ev->scratch, struct value, l.n + 1);
    for (size_t i = 0; i < l.n; i++)
        if (!object_scalar(l.v[i], &v[i])) {
            eval_fault(c->ev, DIAG_DF_TYPE, eval_item(at, i),
                       "a row label cannot be a '%s'",
                       object_type_name(l.v[i]));
            return NULL;
        }
    return eval_infer(c->ev, at, STR_NONE, v, l.n, NULL, 0);
}

/* Sets *l to a level for each element of argument p. */
static bool read_levels(struct call *c, enum param p, struct levels *l)
{
    const struct df_expr *at = call_at(c, p);
    struct object x = call_arg(c, p);
    struct list all;
    if (x.type != OBJECT_LIST)
        return call_wrong(c, p, "a list with the labels of each level");
    if (!iterate(c->ev, at, x, &all))
        return false;
    l->n = all.n;
    l->v = NEW_N(c->ev->a, const struct column *, all.n + 1);
    for (size_t i = 0; i < all.n; i++)
        if (!(l->v[i] = labels_of(c, eval_item(at, i), all.v[i])))
            return false;
    return true;
}

static bool from_arrays(struct call *c, struct object *out)
{
    struct levels l;
    if (!read_levels(c, PARAM_arrays, &l))
        return false;
    for (size_t i = 1; i < l.n; i++)
        if (l.v[i]->n != l.v[0]->n)
            return eval_fault(c->ev, DIAG_DF_VALUE,
                              eval_item(call_at(c, PARAM_arrays), i),
                              "the level has %zu label%s, but the first has "
                              "%zu",
                              l.v[i]->n, STR_S(l.v[i]->n), l.v[0]->n);
    return finish(c, &l, out);
}

/* Repeats the labels of each level, so that all combinations occur. */
static bool from_product(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct levels l;
    size_t n = 1;
    if (!read_levels(c, PARAM_iterables, &l))
        return false;
    for (size_t i = 0; i < l.n; i++)
        if ((n *= l.v[i]->n) > EVAL_LIST_MAX)
            return eval_fault(ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    if (!eval_spend(ev, c->at, n, l.n * (sizeof(uint32_t) + sizeof(str))))
        return false;
    for (size_t i = 0, each = n; i < l.n; i++) {
        uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
        each = l.v[i]->n ? each / l.v[i]->n : 0;
        for (size_t k = 0; k < n; k++)
            rows[k] = (uint32_t)(k / each % l.v[i]->n);
        l.v[i] = column_take(ev->a, l.v[i], rows, n);
    }
    return finish(c, &l, out);
}

static bool from_frame(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_df);
    if (x.type != OBJECT_FRAME)
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_df),
                          "expected a frame, not '%s'", object_type_name(x));
    struct levels l = {NULL, as_frame(x)->n_columns};
    l.v = NEW_N(c->ev->a, const struct column *, l.n + 1);
    for (size_t i = 0; i < l.n; i++)
        l.v[i] = as_frame(x)->columns[i];
    return finish(c, &l, out);
}

/* ---- one level ---- */

/* Evaluates pd.Index(data, name=...). Labels from a column keep its name. */
static bool index_of(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_data);
    struct object x = call_arg(c, PARAM_data);
    bool list = x.type == OBJECT_LIST && as_list(x)->n;
    str name;
    if (list && as_list(x)->v[0].type == OBJECT_LIST)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "'pd.Index' of tuples") ||
               eval_help(ev, "write pd.MultiIndex.from_tuples([('a', 1), ('b', "
                             "2)])");
    if (x.type == OBJECT_LIST && object_whole_list(x)->set)
        return call_wrong(c, PARAM_data, "a list or a column");
    const struct column *v = labels_of(c, at, x);
    if (!v)
        return false;
    if (call_has(c, PARAM_name)) {
        if (!eval_name(ev, call_at(c, PARAM_name), call_arg(c, PARAM_name),
                       &name))
            return false;
        v = column_rename(ev->a, v, name);
    }
    *out = object_array(ev->scratch, v, SERIES_INDEX);
    return true;
}

/* ---- operations ---- */

const struct operation MULTI_INDEX_OPERATIONS[] = {
    {S_INIT("Index"), ON_PANDAS, index_of,
     PARAMS(NEEDS(data), NAMED(name, NONE)), 0, 1, "labels of rows or columns"},
    {S_INIT("pd.MultiIndex.from_arrays"), ON_LIBRARY, from_arrays,
     PARAMS(NEEDS(arrays), OPT(names, UNSET)), 0, 1,
     "labels of several levels, from a list for each level"},
    {S_INIT("pd.MultiIndex.from_frame"), ON_LIBRARY, from_frame,
     PARAMS(NEEDS(df), OPT(names, NONE)), 0, 1,
     "labels of several levels, from the columns of a frame"},
    {S_INIT("pd.MultiIndex.from_product"), ON_LIBRARY, from_product,
     PARAMS(NEEDS(iterables), OPT(names, UNSET)), 0, 1,
     "labels of several levels: all combinations"},
    {S_INIT("pd.MultiIndex.from_tuples"), ON_LIBRARY, from_tuples,
     PARAMS(NEEDS(tuples), OPT(names, NONE)), 0, 1,
     "labels of several levels, from a tuple for each row"},
    {.name = {0}},
};
