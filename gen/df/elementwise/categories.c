// SPDX-License-Identifier: MIT
// categories: the .cat accessor of a column: its categories, their order, and
// methods that change them. Each method makes a column with the same or renamed
// cells and a new list of categories.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/each.h"
#include "df/runtime/accessor.h"
#include "df/runtime/category.h"
#include "df/runtime/iterate.h"
#include "df/runtime/represent.h"

static const struct series *self_of(const struct call *c)
{
    return as_series(as_accessor(c->self)->of);
}

static const struct column *list_of(const struct call *c)
{
    return self_of(c)->column->dtype->categories;
}

/* Reports `why` about the categories in the argument at `at`. The help lists
   the categories of the column. Returns false. */
static bool refuse(struct call *c, const struct df_expr *at, str why)
{
    const struct column *list = list_of(c);
    eval_fault(c->ev, DIAG_DF_VALUE, at, "%.*s", STR_ARG(why));
    if (list->type == COLUMN_STR)
        diag_help_nearest(c->ev->d, "categories", S(""), list->s, list->n);
    return false;
}

/* Sets *out to a series with the cells of x and the categories `list`. Returns
   false on failure, which is reported. */
static bool done(struct call *c, const struct column *x,
                 const struct column *list, bool ordered, struct object *out)
{
    x = x && list ? category_make(c->ev, c->at, x, list, ordered) : NULL;
    if (x)
        *out = each_series(c->ev, self_of(c), x);
    return x != NULL;
}

/* Reads argument i, one value or several, into *l. Returns the values as a
   column, or NULL on failure, which is reported. Duplicates are a failure. */
static const struct column *read_list(struct call *c, enum param i,
                                      struct list *l)
{
    struct object x = call_arg(c, i);
    struct list one = {.v = NEW(c->ev->scratch, struct object), .n = 1};
    struct value v;
    one.v[0] = x;
    *l = one;
    if (!object_scalar(x, &v) && !iterate(c->ev, call_at(c, i), x, l))
        return NULL;
    struct value *values = NEW_N(c->ev->scratch, struct value, l->n);
    for (size_t k = 0; k < l->n; k++) {
        if (!object_scalar(l->v[k], &values[k])) {
            call_wrong(c, i, "a list of values");
            return NULL;
        }
        for (size_t j = 0; j < k; j++)
            if (object_same(l->v[j], l->v[k])) {
                eval_fault(
                    c->ev, DIAG_DF_VALUE, eval_item(call_at(c, i), k),
                    "category %.*s is listed twice",
                    STR_ARG(represent_short(c->ev, call_at(c, i), l->v[k])));
                return NULL;
            }
    }
    return eval_infer(c->ev, call_at(c, i), STR_NONE, values, l->n, NULL, 0);
}

static bool is_in(const struct column *x, struct object o)
{
    for (size_t i = 0; i < x->n; i++)
        if (object_same(o, object_value(column_value(x, i))))
            return true;
    return false;
}

static bool order_given(struct call *c, enum param i, bool *ordered)
{
    *ordered = self_of(c)->column->dtype->ordered;
    return call_arg(c, i).type == OBJECT_NONE || call_bool(c, i, ordered);
}

/* Replaces the categories by the argument new_categories. A cell that is not a
   new category becomes missing. */
static bool set(struct call *c, struct object *out)
{
    struct list l;
    bool ordered;
    const struct column *list = read_list(c, PARAM_new_categories, &l);
    return list && order_given(c, PARAM_ordered, &ordered) &&
           done(c, self_of(c)->column, list, ordered, out);
}

/* Changes the order of the categories. The new list must have the same
   categories. */
static bool reorder(struct call *c, struct object *out)
{
    struct list l;
    const struct column *old = list_of(c),
                        *list = read_list(c, PARAM_new_categories, &l);
    bool same = list && l.n == old->n;
    for (size_t i = 0; same && i < l.n; i++)
        same = is_in(old, l.v[i]);
    if (list && !same)
        return refuse(
            c, call_at(c, PARAM_new_categories),
            S("the new categories must be the old ones in another order"));
    return list && set(c, out);
}

static bool add(struct call *c, struct object *out)
{
    struct list l;
    const struct column *old = list_of(c);
    if (!read_list(c, PARAM_new_categories, &l))
        return false;
    size_t n = old->n + l.n;
    struct value *v = NEW_N(c->ev->scratch, struct value, n);
    for (size_t i = 0; i < old->n; i++)
        v[i] = column_value(old, i);
    for (size_t i = 0; i < l.n; i++) {
        if (is_in(old, l.v[i]))
            return refuse(
                c, eval_item(call_at(c, PARAM_new_categories), i),
                str_fmt(c->ev->a, "category %.*s already exists",
                        STR_ARG(represent_short(c->ev, c->at, l.v[i]))));
        object_scalar(l.v[i], &v[old->n + i]);
    }
    return done(c, self_of(c)->column,
                eval_infer(c->ev, c->at, STR_NONE, v, n, NULL, 0),
                self_of(c)->column->dtype->ordered, out);
}

/* Keeps category k if keep[k] is true. Cells of the other categories become
   missing. */
static bool keep_some(struct call *c, const bool *keep, struct object *out)
{
    const struct column *old = list_of(c);
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, old->n + 1);
    size_t n = 0;
    for (size_t i = 0; i < old->n; i++)
        if (keep[i])
            rows[n++] = (uint32_t)i;
    return done(c, self_of(c)->column, column_take(c->ev->a, old, rows, n),
                self_of(c)->column->dtype->ordered, out);
}

static bool drop(struct call *c, struct object *out)
{
    struct list l;
    const struct column *old = list_of(c);
    bool *keep = NEW_N(c->ev->scratch, bool, old->n + 1);
    if (!read_list(c, PARAM_removals, &l))
        return false;
    for (size_t i = 0; i < l.n; i++)
        if (!is_in(old, l.v[i]))
            return refuse(
                c, eval_item(call_at(c, PARAM_removals), i),
                str_fmt(c->ev->a, "%.*s is not one of the categories",
                        STR_ARG(represent_short(c->ev, c->at, l.v[i]))));
    for (size_t i = 0; i < old->n; i++) {
        keep[i] = true;
        for (size_t k = 0; k < l.n; k++)
            keep[i] &= !object_same(l.v[k], object_value(column_value(old, i)));
    }
    return keep_some(c, keep, out);
}

static bool drop_unused(struct call *c, struct object *out)
{
    const struct column *x = self_of(c)->column, *old = list_of(c);
    const struct column *codes = category_order(c->ev, c->at, x);
    bool *keep = NEW_N(c->ev->scratch, bool, old->n + 1);
    for (size_t i = 0; codes && i < x->n; i++)
        if (!column_is_missing(codes, i))
            keep[(size_t)codes->f[i]] = true;
    return codes && keep_some(c, keep, out);
}

/* Returns the new name of category i, whose name is `old`. Sets *ok to false on
   failure, which is reported. */
static struct object new_name(struct call *c, size_t i, struct object old,
                              bool *ok)
{
    struct object to = call_arg(c, PARAM_new_categories), r = old;
    if (to.type == OBJECT_LIST) {
        r = as_list(to)->v[i];
    } else if (to.type == OBJECT_DICT) {
        const struct object *own = object_dict_get(as_dict(to), old);
        r = own ? *own : old;
    } else {
        *ok = c->ev->call(c->ev, call_at(c, PARAM_new_categories), to, &old, 1,
                          &r);
    }
    return r;
}

/* Renames categories by a list, a dict or a function. */
static bool rename_all(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object to = call_arg(c, PARAM_new_categories);
    const struct column *x = self_of(c)->column, *old = list_of(c);
    if (to.type != OBJECT_LIST && to.type != OBJECT_DICT &&
        !object_is_function(to))
        return call_wrong(c, PARAM_new_categories,
                          "a list, a dict or a function");
    if (to.type == OBJECT_LIST && as_list(to)->n != old->n)
        return eval_fault(
            ev, DIAG_DF_VALUE, call_at(c, PARAM_new_categories),
            "found %zu name%s for %zu categor%s, expected one for each",
            as_list(to)->n, STR_S(as_list(to)->n), old->n,
            old->n == 1 ? "y" : "ies");
    struct value *names = NEW_N(ev->scratch, struct value, old->n);
    struct value *cells = NEW_N(ev->scratch, struct value, x->n);
    for (size_t i = 0; i < old->n; i++) {
        bool ok = true;
        struct object name =
            new_name(c, i, object_value(column_value(old, i)), &ok);
        if (!ok)
            return false;
        if (!object_scalar(name, &names[i]))
            return call_wrong(c, PARAM_new_categories, "single values");
    }
    const struct column *codes = category_order(ev, c->at, x);
    if (!codes || !eval_spend(ev, c->at, x->n, sizeof *cells))
        return false;
    for (size_t i = 0; i < x->n; i++)
        if (!column_is_missing(codes, i))
            cells[i] = names[(size_t)codes->f[i]];
    return done(c, eval_objects(ev, c->at, x->name, cells, x->n, &x, 1),
                eval_infer(ev, c->at, STR_NONE, names, old->n, NULL, 0),
                x->dtype->ordered, out);
}

static bool as_ordered(struct call *c, struct object *out)
{
    return done(c, self_of(c)->column, list_of(c), true, out);
}

static bool as_unordered(struct call *c, struct object *out)
{
    return done(c, self_of(c)->column, list_of(c), false, out);
}

/* ---- properties ---- */

static bool codes(struct call *c, struct object *out)
{
    const struct column *x = self_of(c)->column;
    const struct column *places = category_order(c->ev, c->at, x);
    void *cells;
    struct column *r = places ? eval_column(c->ev, c->at, STR_NONE, COLUMN_INT,
                                            x->n, &cells, &x, 1)
                              : NULL;
    for (size_t i = 0; r && i < x->n; i++)
        ((int64_t *)cells)[i] =
            column_is_missing(places, i) ? -1 : (int64_t)places->f[i];
    if (r)
        *out = each_series(c->ev, self_of(c), r);
    return r != NULL;
}

static bool categories(struct call *c, struct object *out)
{
    *out = object_array(c->ev->scratch, list_of(c), SERIES_INDEX);
    return true;
}

static bool ordered(struct call *c, struct object *out)
{
    *out = object_bool(self_of(c)->column->dtype->ordered);
    return true;
}

static bool accessor(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {.name = S_INIT("cat"),
                                              .on = ON_CAT};
    const struct column *x = as_series(c->self)->column;
    if (!x->dtype || !x->dtype->categories) {
        eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                   "'.cat' needs a column of categories, not of %s",
                   column_dtype_name(x));
        diag_help(c->ev->d, "convert it first: .astype('category')");
        return false;
    }
    *out = accessor_make(c->ev, &KIND, c->self);
    return true;
}

/* ---- operations ---- */

const struct operation CATEGORIES_OPERATIONS[] = {
    {S_INIT("add_categories"), ON_CAT, add, PARAMS(NEEDS(new_categories)), 0, 1,
     "adds categories"},
    {S_INIT("as_ordered"), ON_CAT, as_ordered, NO_PARAMS, 0, 1,
     "makes the categories ordered"},
    {S_INIT("as_unordered"), ON_CAT, as_unordered, NO_PARAMS, 0, 1,
     "makes the categories unordered"},
    {S_INIT("cat"), ON_SERIES, accessor, PROPERTY, 0, 0,
     "methods of categories"},
    {S_INIT("categories"), ON_CAT, categories, PROPERTY, 0, 0,
     "the categories"},
    {S_INIT("codes"), ON_CAT, codes, PROPERTY, 0, 1,
     "the position of each cell among the categories"},
    {S_INIT("ordered"), ON_CAT, ordered, PROPERTY, 0, 0,
     "whether the categories are ordered"},
    {S_INIT("remove_categories"), ON_CAT, drop, PARAMS(NEEDS(removals)), 0, 1,
     "removes categories"},
    {S_INIT("remove_unused_categories"), ON_CAT, drop_unused, NO_PARAMS, 0, 1,
     "removes categories that are not used"},
    {S_INIT("rename_categories"), ON_CAT, rename_all,
     PARAMS(NEEDS(new_categories)), 0, 1, "renames categories"},
    {S_INIT("reorder_categories"), ON_CAT, reorder,
     PARAMS(NEEDS(new_categories), OPT(ordered, NONE)), 0, 1,
     "reorders categories"},
    {S_INIT("set_categories"), ON_CAT, set,
     PARAMS(NEEDS(new_categories), OPT(ordered, NONE)), 0, 1,
     "sets the categories"},
    {.name = {0}},
};
