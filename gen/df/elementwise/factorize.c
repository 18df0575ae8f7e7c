// SPDX-License-Identifier: MIT
// factorize: numbers the distinct values of a column.
#include "df/indexing/each.h"
#include "df/lint/order_check.h"
#include "df/runtime/category.h"
#include "df/runtime/keys.h"

/* The n distinct values of column x. firsts[k] is the first row with value k.
   codes[i] is the number k of the value in row i, or -1 if the cell is
   missing. */
struct factors {
    const struct column *x;
    uint32_t *firsts;
    size_t n;
    int64_t *codes;
};

/* Sorts the values, and changes f->codes to the new order. */
static bool sort(struct call *c, struct factors *f)
{
    struct eval *ev = c->ev;
    const struct column *order = category_order(ev, c->at, f->x);
    if (!order)
        return false;
    const struct keys k = {&order, 1, order->n};
    uint32_t *sorted = NEW_N(ev->a, uint32_t, f->n + 1);
    int64_t *codes = NEW_N(ev->scratch, int64_t, f->n + 1);
    for (size_t i = 0; i < f->n; i++)
        sorted[i] = f->firsts[i];
    keys_sort(&k, ev->scratch, sorted, f->n);
    for (size_t i = 0; i < f->n; i++)
        codes[f->codes[sorted[i]]] = (int64_t)i;
    for (size_t i = 0; i < f->x->n; i++)
        if (f->codes[i] >= 0)
            f->codes[i] = codes[f->codes[i]];
    f->firsts = sorted;
    return true;
}

static void find(struct call *c, struct factors *f, bool skip)
{
    struct eval *ev = c->ev;
    const struct keys k = {&f->x, 1, f->x->n};
    struct keys_table table;
    keys_table_init(&table, ev->scratch, k);
    for (size_t i = 0; i < f->x->n; i++) {
        uint32_t first = keys_table_find(&table, &k, i);
        if (skip && keys_missing(&k, i)) {
            f->codes[i] = -1;
            continue;
        }
        if (first == i) {
            f->codes[i] = (int64_t)f->n;
            f->firsts[f->n++] = (uint32_t)i;
        }
        f->codes[i] = f->codes[first];
    }
}

/* Sets *out to a tuple: the codes of the cells of x, and the distinct
   values. */
static bool numbered(struct call *c, const struct column *x, bool array,
                     struct object *out)
{
    struct eval *ev = c->ev;
    bool sorted, skip;
    void *cells;
    if (!call_bool(c, PARAM_sort, &sorted) ||
        !call_bool(c, PARAM_use_na_sentinel, &skip))
        return false;
    struct column *codes =
        eval_column(ev, c->at, STR_NONE, COLUMN_INT, x->n, &cells, &x, 1);
    if (!codes || !eval_spend(ev, c->at, x->n, 2 * sizeof(uint32_t)))
        return false;
    struct factors f = {x, NEW_N(ev->a, uint32_t, x->n + 1), 0, cells};
    find(c, &f, skip);
    if (sorted && !sort(c, &f))
        return false;
    const struct column *values =
        column_rename(ev->a, column_take(ev->a, x, f.firsts, f.n), STR_NONE);
    struct list *l = NEW(ev->scratch, struct list);
    *l = (struct list){.v = NEW_N(ev->scratch, struct object, 2),
                       .n = 2,
                       .cap = 2,
                       .tuple = true};
    l->v[0] = object_array(ev->scratch, codes, SERIES_ARRAY);
    l->v[1] =
        object_array(ev->scratch, values, array ? SERIES_ARRAY : SERIES_INDEX);
    *out = object_list(l);
    return true;
}

static bool factorize(struct call *c, struct object *out)
{
    struct object of = call_arg(c, PARAM_values);
    const struct column *x;
    bool array = of.type != OBJECT_SERIES || object_is_array(of);
    return each_argument(c, PARAM_values, &x) && numbered(c, x, array, out);
}

static bool factorize_self(struct call *c, struct object *out)
{
    return numbered(c, as_series(c->self)->column, object_is_array(c->self),
                    out);
}

/* ---- operations ---- */

const struct operation FACTORIZE_OPERATIONS[] = {
    {S_INIT("factorize"), ON_PANDAS, factorize,
     PARAMS(NEEDS(values), OPT(sort, FALSE), OPT(use_na_sentinel, TRUE)),
     EFFECT_ROWS, 8, "a number for each cell's value, and the distinct values"},
    {S_INIT("factorize"), ON_SERIES, factorize_self,
     PARAMS(OPT(sort, FALSE), OPT(use_na_sentinel, TRUE)), EFFECT_ROWS, 8,
     "a number for each cell's value, and the distinct values"},
    {.name = {0}},
};
