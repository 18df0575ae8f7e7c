// SPDX-License-Identifier: MIT
// category: makes and orders categories. Cells keep their values; the column's
// dtype has the list of categories, which is searched by hash.
#include "df/runtime/category.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/runtime/iterate.h"
#include "df/runtime/keys.h"
#include "df/runtime/represent.h"

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
    return column_take(ev->a, x, rows, n);
}

const struct column *category_make(struct eval *ev, const struct df_expr *at,
                                   const struct column *x,
                                   const struct column *categories,
                                   bool ordered)
{
    struct dtype *d = NEW(ev->a, struct dtype);
    if (!categories)
        categories = own_categories(ev, at, x);
    if (categories && categories->dtype) { /* must be a plain column */
        struct column *plain = NEW(ev->a, struct column);
        *plain = *categories;
        plain->dtype = NULL;
        categories = plain;
    }
    if (!categories || !eval_spend(ev, at, x->n, sizeof(str)))
        return NULL;
    *d = (struct dtype){"category", categories, ordered};
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
    *c = all ? *x : *column_take(ev->a, x, rows, x->n);
    c->dtype = d;
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
    bool ordered = false;
    const struct column *x = values_of(c, PARAM_values), *categories = NULL;
    if (!x || !call_bool(c, PARAM_ordered, &ordered))
        return false;
    if (call_has(c, PARAM_categories) &&
        !(categories = values_of(c, PARAM_categories)))
        return false;
    if (!categories && category_is(x)) {
        categories = x->dtype->categories;
        ordered = call_given(c, PARAM_ordered) ? ordered : x->dtype->ordered;
    }
    x = category_make(c->ev, c->at, x, categories, ordered);
    if (x)
        *out = object_array(c->ev->scratch, x, SERIES_ARRAY);
    return x != NULL;
}

/* ---- operations ---- */

const struct operation CATEGORY_OPERATIONS[] = {
    {S_INIT("Categorical"), ON_PANDAS, new,
     PARAMS(NEEDS(values), OPT(categories, NONE), OPT(ordered, NONE)), 0, 1,
     "a column of categories"},
    {.name = {0}},
};
