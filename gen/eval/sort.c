// SPDX-License-Identifier: MIT
// sort: a stable merge sort of row numbers, missing values last whichever
// way the order goes. Long frames are left to frame/order.
#include "eval/sort.h"

#include "eval/category.h"
#include "eval/keys.h"
#include "eval/sort_check.h"
#include "frame/order.h"

enum { LONG = 1000 }; /* rows from which on order_rows is the faster */

struct sorting {
    const struct column *const *by;
    const bool *descending;
    size_t n;                   /* columns */
    const struct column *mixed; /* one whose values have no order */
};

/* -1, 0 or 1; ties are left to the next column. */
static int order_in(struct sorting *s, size_t k, uint32_t i, uint32_t j)
{
    const struct column *c = s->by[k];
    const struct keys one = {&s->by[k], 1, c->n};
    int order;
    if (c->type == COLUMN_INT) {
        order = (c->i[i] > c->i[j]) - (c->i[i] < c->i[j]);
    } else {
        bool mi = column_is_missing(c, i), mj = column_is_missing(c, j);
        if (mi || mj)
            return mi - mj;
        if (c->type == COLUMN_FLOAT)
            order = (c->f[i] > c->f[j]) - (c->f[i] < c->f[j]);
        else if (c->type == COLUMN_STR)
            order = str_cmp(c->s[i], c->s[j]);
        else if (!keys_order(&one, i, &one, j, &order) && s->n == 1)
            s->mixed = c;
        else if (!keys_order(&one, i, &one, j, &order)) /* numbers first */
            order = column_value(c, i).type == VALUE_STR ? 1 : -1;
    }
    return s->mixed ? 0 : s->descending[k] ? -order : order;
}

static bool in_order(struct sorting *s, uint32_t i, uint32_t j)
{
    int order = 0;
    for (size_t k = 0; k < s->n && !order; k++)
        order = order_in(s, k, i, j);
    return order <= 0;
}

/* Runs of 8 by insertion, then merged bottom up. */
static void sort_rows(struct sorting *s, uint32_t *v, uint32_t *spare, size_t n)
{
    enum { RUN = 8 };
    for (size_t i = 1; i < n; i++) {
        uint32_t row = v[i];
        size_t j = i, start = i - i % RUN;
        for (; j > start && !in_order(s, v[j - 1], row); j--)
            v[j] = v[j - 1];
        v[j] = row;
    }
    for (size_t width = RUN; width < n; width *= 2) {
        for (size_t a = 0; a + width < n; a += 2 * width) {
            size_t half = a + width, i = a, j = half, to = a;
            size_t end = half + width < n ? half + width : n;
            memcpy(spare + a, v + a, (end - a) * sizeof *v);
            while (i < half && j < end)
                v[to++] =
                    in_order(s, spare[i], spare[j]) ? spare[i++] : spare[j++];
            memcpy(v + to, spare + i, (half - i) * sizeof *v);
        }
    }
}

static bool has_objects(const struct sorting *s)
{
    for (size_t k = 0; k < s->n; k++)
        if (s->by[k]->type == COLUMN_OBJECT)
            return true;
    return false;
}

/* The rows of n in order; NULL: reported. */
static const uint32_t *sorted(struct call *c, struct sorting *s, size_t n)
{
    if (!eval_spend(c->ev, c->at, n, sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, n + 1);
    if (n >= LONG && !has_objects(s)) {
        order_rows(c->ev->scratch, s->by, s->descending, s->n, n, rows);
        return rows;
    }
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)i;
    sort_rows(s, rows, NEW_N(c->ev->scratch, uint32_t, n), n);
    if (!s->mixed)
        return rows;
    eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, 0),
               "column '%.*s' holds texts and numbers, which have no order",
               STR_ARG(name_text(c->ev->scratch, s->mixed->name)));
    return NULL;
}

/* ascending=True or False, or a list with one for each of n columns. */
static bool directions(struct call *c, size_t arg, size_t n, bool *descending)
{
    struct object x = c->args[arg];
    for (size_t i = 0; i < n; i++)
        descending[i] = false;
    if (!call_given(c, arg))
        return true;
    if (x.type == OBJECT_LIST && x.list->n != n)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, arg),
                          "a list of %zu for a sort by %zu columns", x.list->n,
                          n);
    for (size_t i = 0; i < n; i++) {
        struct object one = x.type == OBJECT_LIST ? x.list->v[i] : x;
        if (one.type != OBJECT_BOOL && one.type != OBJECT_INT)
            return call_wrong(c, arg, "True, False or a list of them");
        descending[i] = one.type == OBJECT_BOOL ? !one.b : !one.i;
    }
    return true;
}

static void drop_labels(struct frame *f, bool drop)
{
    if (!drop)
        return;
    f->index = NULL;
    f->n_index = 0;
}

/* by ascending? inplace? kind? ignore_index? */
bool sort_frame(struct call *c, struct object *out)
{
    struct frame *f = c->self.frame;
    struct strs names = {0};
    bool one, inplace = false, ignore = false;
    if (!call_names(c, 0, &names, &one) || !call_bool(c, 2, &inplace) ||
        !call_bool(c, 4, &ignore))
        return false;
    const struct column **by =
        NEW_N(c->ev->scratch, const struct column *, names.n);
    bool *descending = NEW_N(c->ev->scratch, bool, names.n);
    for (size_t i = 0; i < names.n; i++) {
        size_t k = frame_find(f, names.v[i]);
        const struct df_expr *at = eval_item(call_at(c, 0), i);
        if (k == STR_NPOS)
            return eval_no_column(c->ev, at, names.v[i], f);
        by[i] = category_order(c->ev, at, f->columns[k]);
        if (!by[i])
            return false;
    }
    if (!directions(c, 1, names.n, descending))
        return false;
    struct sorting s = {by, descending, names.n, NULL};
    const uint32_t *rows = sorted(c, &s, f->n);
    struct frame *g = rows ? eval_take(c->ev, c->at, f, rows, f->n) : NULL;
    if (!g)
        return false;
    sort_check(c, f, by, descending, names.n, rows, f->n);
    drop_labels(g, ignore);
    *out = object_frame(g);
    if (inplace) {
        *f = *g;
        out->type = OBJECT_NONE;
    }
    return true;
}

/* ascending? kind? ignore_index? */
bool sort_series(struct call *c, struct object *out)
{
    const struct series *s = c->self.series;
    bool descending, ignore = false;
    if (!directions(c, 0, 1, &descending) || !call_bool(c, 2, &ignore))
        return false;
    const struct column *order = category_order(c->ev, c->at, s->column);
    struct sorting by = {&order, &descending, 1, NULL};
    if (!order)
        return false;
    size_t n = s->column->n;
    const uint32_t *rows = sorted(c, &by, n);
    const struct frame f = {.n = n,
                            .columns = (const struct column *[]){s->column},
                            .n_columns = 1,
                            .index = s->index,
                            .n_index = s->n_index};
    struct frame *g = rows ? eval_take(c->ev, c->at, &f, rows, n) : NULL;
    if (!g)
        return false;
    sort_check(c, &f, &order, &descending, 1, rows, n);
    drop_labels(g, ignore);
    *out = object_series(c->ev->scratch, g->columns[0], g->index, g->n_index);
    return true;
}
