// SPDX-License-Identifier: MIT
// category: makes and orders categories. Cells keep their values; the column's
// dtype has the list of categories, which is searched by hash.
#include "df/runtime/category.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/runtime/iterate.h"
#include "df/runtime/keys.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"

/* Stores the first row of each distinct value of x in `rows`, sorted by value,
   and returns their number. Skips missing values. */
static size_t unique_rows(struct eval *ev, const struct column *x,
                          uint32_t *rows)
{
    const struct keys k = {&x, 1, x->n};
    struct keys_table table;
    size_t n = 0;
    keys_table_init(&table, ev->scratch, k);
    for (size_t i = 0; i < x->n; i++)
        if (!keys_missing(&k, i) && keys_table_find(&table, &k, i) == i)
            rows[n++] = (uint32_t)i;
    keys_sort(&k, ev->scratch, rows, n);
    return n;
}

static const struct column *own_categories(struct eval *ev,
                                           const struct df_expr *at,
                                           const struct column *x)
{
    if (!eval_spend(ev, at, x->n, 2 * sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(ev->a, uint32_t, x->n + 1);
    size_t n = unique_rows(ev, x, rows);
    return eval_narrowed(ev, at, column_take(ev->a, x, rows, n));
}

/* Returns x with nan in place of None. If x has integers and floats, converts
   the integers to floats. Integers beside missing cells stay integers. NULL if
   a limit is reached. */
static const struct column *
plain_cells(struct eval *ev, const struct df_expr *at, const struct column *x)
{
    bool floats = false;
    if (x->type != COLUMN_OBJECT || x->dtype)
        return x;
    struct value *v = NEW_N(ev->scratch, struct value, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        v[i] = x->o[i];
        v[i].none = false;
        floats |= v[i].type == VALUE_FLOAT && !scalar_missing(v[i]);
    }
    if (floats)
        return eval_narrowed(ev, at, x);
    struct column *made = eval_objects(ev, at, x->name, v, x->n, &x, 1);
    if (made)
        made->origin = x->origin;
    return made;
}

/* Returns x with cell i missing if rows[i] is ORIGIN_NO_ROW. The other integers
   and bools are not converted to floats. NULL if a limit is reached. */
static const struct column *with_gaps(struct eval *ev, const struct df_expr *at,
                                      const struct column *x,
                                      const uint32_t *rows)
{
    if (x->type != COLUMN_INT && x->type != COLUMN_BOOL)
        return column_take(ev->a, x, rows, x->n);
    struct value *v = NEW_N(ev->scratch, struct value, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        if (rows[i] != ORIGIN_NO_ROW)
            v[i] = column_value(x, i);
    return eval_objects(ev, at, x->name, v, x->n, &x, 1);
}

const struct column *category_make(struct eval *ev, const struct df_expr *at,
                                   const struct column *x,
                                   const struct column *categories,
                                   bool ordered)
{
    struct dtype *d = NEW(ev->a, struct dtype);
    if (!categories && !(x = plain_cells(ev, at, x)))
        return NULL;
    if (!categories)
        categories = own_categories(ev, at, x);
    if (categories && categories->dtype) { /* d->categories must be a column
                                              without a dtype */
        struct column *plain = NEW(ev->a, struct column);
        *plain = *categories;
        plain->dtype = NULL;
        categories = plain;
    }
    if (!categories || !eval_spend(ev, at, x->n, sizeof(str)))
        return NULL;
    *d = (struct dtype){
        .name = "category", .categories = categories, .ordered = ordered};
    const struct keys k = {&categories, 1, categories->n};
    const struct keys probe = {&x, 1, x->n};
    struct keys_table table;
    keys_table_init(&table, ev->scratch, k);
    uint32_t *rows = NEW_N(ev->a, uint32_t, x->n + 1);
    bool all = true;
    for (size_t i = 0; i < x->n; i++) {
        bool missing = keys_missing(&probe, i);
        bool known =
            missing || keys_table_find(&table, &probe, i) != ORIGIN_NO_ROW;
        rows[i] = known ? (uint32_t)i : ORIGIN_NO_ROW;
        all &= known;
    }
    struct column *c = NEW(ev->a, struct column);
    const struct column *cells = all ? x : with_gaps(ev, at, x, rows);
    if (!cells)
        return NULL;
    *c = *cells;
    c->dtype = d;
    c->none = NULL; /* missing cells of categories are nan */
    return c;
}

const struct column *category_order(struct eval *ev, const struct df_expr *at,
                                    const struct column *x)
{
    void *cells;
    if (!category_is(x))
        return x;
    const struct keys k = {&x->dtype->categories, 1, x->dtype->categories->n};
    const struct keys probe = {&x, 1, x->n};
    struct keys_table table;
    keys_table_init(&table, ev->scratch, k);
    struct column *c =
        eval_column(ev, at, x->name, COLUMN_FLOAT, x->n, &cells, &x, 1);
    for (size_t i = 0; c && i < x->n; i++) {
        uint32_t code = keys_missing(&probe, i)
                            ? ORIGIN_NO_ROW
                            : keys_table_find(&table, &probe, i);
        ((double *)cells)[i] = code == ORIGIN_NO_ROW ? (double)NAN : code;
    }
    return c;
}

bool category_is(const struct column *x)
{
    return x->dtype && x->dtype->categories;
}

const struct dtype *category_type(struct object x)
{
    bool array = x.type == OBJECT_SERIES && as_series(x)->kind == SERIES_ARRAY;
    const struct column *c = array ? as_series(x)->column : NULL;
    return c && c->n == 0 && category_is(c) ? c->dtype : NULL;
}

bool category_code(struct eval *ev, const struct df_expr *at,
                   const struct column *x, struct value v, double *code)
{
    const struct column *list = x->dtype->categories;
    for (size_t i = 0; i < list->n; i++)
        if (object_same(object_value(v), object_value(column_value(list, i)))) {
            *code = (double)i;
            return true;
        }
    eval_fault(ev, DIAG_DF_VALUE, at,
               "%.*s is not one of the column's categories",
               STR_ARG(represent_short(ev, at, object_value(v))));
    if (v.type == VALUE_STR && list->type == COLUMN_STR)
        diag_help_nearest(ev->d, "categories", v.s, list->s, list->n);
    return false;
}

bool category_same(const struct column *x, const struct column *y)
{
    const struct column *v = x->dtype->categories, *w = y->dtype->categories;
    const struct keys kv = {&v, 1, v->n}, kw = {&w, 1, w->n};
    bool same = v->n == w->n;
    for (size_t i = 0; same && i < v->n; i++)
        same = keys_equal(&kv, i, &kw, i);
    return same;
}

static const struct column *values_of(struct call *c, enum param i)
{
    struct list l;
    if (call_arg(c, i).type == OBJECT_SERIES)
        return as_series(call_arg(c, i))->column;
    if (i == PARAM_categories && call_arg(c, i).type == OBJECT_STR) {
        call_wrong(c, i, "a list of categories");
        return NULL;
    }
    if (!iterate(c->ev, call_at(c, i), call_arg(c, i), &l))
        return NULL;
    struct value *v = NEW_N(c->ev->scratch, struct value, l.n);
    for (size_t k = 0; k < l.n; k++)
        if (!object_scalar(l.v[k], &v[k])) {
            call_wrong(c, i, "values");
            return NULL;
        }
    return eval_infer(c->ev, c->at, STR_NONE, v, l.n, NULL, 0);
}

static bool new (struct call *c, struct object *out)
{
    const struct dtype *type = category_type(call_arg(c, PARAM_dtype));
    bool ordered = type && type->ordered;
    const struct column *x = values_of(c, PARAM_values), *categories = NULL;
    if (!x || !call_bool(c, PARAM_ordered, &ordered))
        return false;
    if (call_has(c, PARAM_dtype) &&
        (!type || call_has(c, PARAM_categories) || call_has(c, PARAM_ordered)))
        return call_wrong(
            c, PARAM_dtype,
            "pd.CategoricalDtype(...) without categories= and ordered=");
    if (call_has(c, PARAM_categories) &&
        !(categories = values_of(c, PARAM_categories)))
        return false;
    if (type && type->categories->n)
        categories = type->categories;
    if (!categories && category_is(x)) {
        categories = x->dtype->categories;
        ordered =
            call_given(c, PARAM_ordered) || type ? ordered : x->dtype->ordered;
    }
    x = category_make(c->ev, c->at, x, categories, ordered);
    if (x)
        *out = object_array(c->ev->scratch, x, SERIES_ARRAY);
    return x != NULL;
}

/* Reports a category that is missing or occurs twice. */
static bool check_list(struct call *c, const struct column *x)
{
    const struct df_expr *at = call_at(c, PARAM_categories);
    const struct keys k = {&x, 1, x->n};
    const uint32_t *firsts = keys_firsts(c->ev->scratch, &k);
    for (size_t i = 0; i < x->n; i++) {
        struct object o = object_value(column_value(x, i));
        if (keys_missing(&k, i))
            return eval_fault(c->ev, DIAG_DF_VALUE, eval_item(at, i),
                              "a category cannot be a missing value");
        if (firsts[i] != i)
            return eval_fault(c->ev, DIAG_DF_VALUE, eval_item(at, i),
                              "category %.*s is listed twice",
                              STR_ARG(represent_short(c->ev, at, o)));
    }
    return true;
}

/* Sets *out to an empty array. Its dtype has the given categories, or none
   without categories=. */
static bool new_type(struct call *c, struct object *out)
{
    struct dtype *d = NEW(c->ev->a, struct dtype);
    void *none;
    struct column *x =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_STR, 0, &none, NULL, 0);
    bool given = call_has(c, PARAM_categories);
    *d = (struct dtype){
        .name = "category",
        .categories =
            eval_column(c->ev, c->at, STR_NONE, COLUMN_STR, 0, &none, NULL, 0)};
    if (!x || !d->categories || !call_bool(c, PARAM_ordered, &d->ordered))
        return false;
    if (given && (!(d->categories = values_of(c, PARAM_categories)) ||
                  !check_list(c, d->categories)))
        return false;
    if (given && (!d->categories->n || d->categories->dtype))
        return call_wrong(c, PARAM_categories,
                          "a list with at least one category");
    x->dtype = d;
    *out = object_array(c->ev->scratch, x, SERIES_ARRAY);
    return true;
}

/* ---- operations ---- */

const struct operation CATEGORY_OPERATIONS[] = {
    {S_INIT("Categorical"), ON_PANDAS, new,
     PARAMS(NEEDS(values), OPT(categories, NONE), OPT(ordered, NONE),
            OPT(dtype, NONE)),
     0, 1, "a column of categories"},
    {S_INIT("CategoricalDtype"), ON_PANDAS, new_type,
     PARAMS(OPT(categories, NONE), OPT(ordered, FALSE)), 0, 1,
     "a categorical type, for astype()"},
    {.name = {0}},
};
