// SPDX-License-Identifier: MIT
// numpy_sort: np.sort and np.unique, which return an array in ascending order.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/numpy_table.h"
#include "df/lint/order_check.h"
#include "df/runtime/keys.h"
#include "frame/moment.h"

/* Reads argument p, whose cells have an order in numpy. */
static bool read_sortable(struct call *c, enum param p, const struct column **x)
{
    if (!numpy_column(c, p, x))
        return false;
    if ((*x)->dtype || (*x)->type == COLUMN_OBJECT || zone_is_aware((*x)->zone))
        return call_wrong(c, p,
                          "cells of one type, without a category or a "
                          "time zone") ||
               eval_help(c->ev, "convert them first, such as .astype('float') "
                                "or .astype(str)");
    for (size_t i = 0; (*x)->type == COLUMN_STR && i < (*x)->n; i++)
        if (column_is_missing(*x, i))
            return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                              "'%.*s' cannot compare a string with a missing "
                              "cell",
                              STR_ARG(c->operation->name)) ||
                   eval_help(c->ev, "remove missing cells: s.dropna()");
    return true;
}

/* Returns the rows of x in ascending order, with missing cells last. Equal
   cells keep their order. NULL if a limit is reached. */
static uint32_t *sorted_rows(struct call *c, const struct column *x)
{
    const struct keys k = {&x, 1, x->n};
    const struct frame f = {.n = x->n, .columns = &x, .n_columns = 1};
    bool down = false;
    if (!eval_spend(c->ev, c->at, x->n, 2 * sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        rows[i] = (uint32_t)i;
    keys_sort(&k, c->ev->scratch, rows, x->n);
    if (x->type == COLUMN_STR)
        order_check_sort(c, &f, &x, &down, 1, rows, x->n);
    return rows;
}

/* Returns an array of n cells of x. */
static struct object taken(struct call *c, const struct column *x,
                           const uint32_t *rows, size_t n)
{
    const struct column *made = column_take(c->ev->a, x, rows, n);
    return object_array(c->ev->scratch, column_rename(c->ev->a, made, STR_NONE),
                        SERIES_ARRAY);
}

static bool sort(struct call *c, struct object *out)
{
    const struct column *x;
    const uint32_t *rows;
    int64_t axis = -1;
    if (!read_sortable(c, PARAM_a, &x) || !call_int(c, PARAM_axis, &axis))
        return false;
    if (axis != -1 && axis != 0)
        return call_wrong(c, PARAM_axis, "0");
    if (!(rows = sorted_rows(c, x)))
        return false;
    *out = taken(c, x, rows, x->n);
    return true;
}

/* The different values of a column, in ascending order. */
struct different {
    size_t n;
    uint32_t *firsts; /* the first row with each value */
    int64_t *index;   /* `firsts`, as cells of a column */
    int64_t *counts;  /* number of rows with each value */
    int64_t *inverse; /* for each row, the index of its value */
};

static bool find_distinct(struct call *c, const struct column *x,
                          struct different *d)
{
    const struct keys k = {&x, 1, x->n};
    const uint32_t *rows = sorted_rows(c, x);
    if (!rows || !eval_spend(c->ev, c->at, x->n, 4 * sizeof(int64_t)))
        return false;
    *d = (struct different){0, NEW_N(c->ev->a, uint32_t, x->n + 1),
                            NEW_N(c->ev->scratch, int64_t, x->n + 1),
                            NEW_N(c->ev->scratch, int64_t, x->n + 1),
                            NEW_N(c->ev->scratch, int64_t, x->n + 1)};
    for (size_t i = 0; i < x->n; i++) {
        if (i == 0 || !keys_equal(&k, rows[i - 1], &k, rows[i])) {
            d->firsts[d->n] = rows[i];
            d->index[d->n++] = rows[i];
        }
        d->counts[d->n - 1]++;
        d->inverse[rows[i]] = (int64_t)d->n - 1;
    }
    return true;
}

/* If argument p is True, appends an array of n integers to the tuple `to`. */
static bool add_ints(struct call *c, enum param p, const int64_t *v, size_t n,
                     struct list *to)
{
    bool wanted = false;
    void *cells;
    if (!call_bool(c, p, &wanted) || !wanted)
        return !wanted;
    struct column *x =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_INT, n, &cells, NULL, 0);
    for (size_t i = 0; x && i < n; i++)
        ((int64_t *)cells)[i] = v[i];
    if (x)
        vec_push(c->ev->scratch, to,
                 object_array(c->ev->scratch, x, SERIES_ARRAY));
    return x != NULL;
}

static bool unique(struct call *c, struct object *out)
{
    const struct column *x;
    struct different d;
    struct list *l = NEW(c->ev->scratch, struct list);
    l->tuple = true;
    if (!read_sortable(c, PARAM_ar, &x) || !find_distinct(c, x, &d))
        return false;
    vec_push(c->ev->scratch, l, taken(c, x, d.firsts, d.n));
    if (!add_ints(c, PARAM_return_index, d.index, d.n, l) ||
        !add_ints(c, PARAM_return_inverse, d.inverse, x->n, l) ||
        !add_ints(c, PARAM_return_counts, d.counts, d.n, l))
        return false;
    *out = l->n == 1 ? l->v[0] : object_list(l);
    return true;
}

/* ---- operations ---- */

const struct operation NUMPY_SORT_OPERATIONS[] = {
    {S_INIT("sort"), ON_NUMPY, sort,
     PARAMS(NEEDS(a), OPT(axis, INT(-1)), OPT(kind, NONE)),
     EFFECT_KEEPS | EFFECT_UNIT, 16,
     "an array of the cells in ascending order"},
    {S_INIT("unique"), ON_NUMPY, unique,
     PARAMS(NEEDS(ar), OPT(return_index, FALSE), OPT(return_inverse, FALSE),
            OPT(return_counts, FALSE)),
     EFFECT_KEEPS | EFFECT_UNIT, 16,
     "an array of the different cells in ascending order"},
    {.name = {0}},
};
