// SPDX-License-Identifier: MIT
// product: finds the distinct values of each level, makes the labels of all
// combinations, and looks up the old row or column of each combination.
#include "df/reshape/product.h"

#include "df/indexing/level_order.h"
#include "df/runtime/keys.h"

/* The values of a level, in sorted order: rows[i] is the row of the first cell
   with value i. */
struct level_cells {
    uint32_t *rows;
    size_t n;
};

static bool find_values(struct call *c, const struct column *x,
                        struct level_cells *out)
{
    struct eval *ev = c->ev;
    const struct column *codes =
        level_order_codes(ev, c->at, x, LEVEL_ORDER_SORTED);
    if (!codes)
        return false;
    const struct keys k = {&codes, 1, x->n};
    const uint32_t *firsts = keys_firsts(ev->scratch, &k);
    *out = (struct level_cells){NEW_N(ev->scratch, uint32_t, x->n + 1), 0};
    for (size_t i = 0; i < x->n; i++)
        if (firsts[i] == i && !column_is_missing(x, i))
            out->rows[out->n++] = (uint32_t)i;
    keys_sort(&k, ev->scratch, out->rows, out->n);
    return true;
}

/* Sets *out to the labels of all combinations of the values of n levels. The
   last level changes fastest. */
static bool combine(struct call *c, const struct column *const *levels,
                    size_t n, struct labels *out)
{
    struct eval *ev = c->ev;
    struct level_cells *values = NEW_N(ev->scratch, struct level_cells, n + 1);
    *out = (struct labels){NEW_N(ev->a, const struct column *, n + 1), n, 1};
    for (size_t k = 0; k < n; k++) {
        if (!find_values(c, levels[k], &values[k]) ||
            !eval_spend(ev, c->at, out->n * values[k].n, n * sizeof(str)))
            return false;
        out->n *= values[k].n;
    }
    for (size_t k = 0, repeat = out->n; k < n && out->n; k++) {
        uint32_t *rows = NEW_N(ev->a, uint32_t, out->n);
        repeat /= values[k].n;
        for (size_t i = 0; i < out->n; i++)
            rows[i] = values[k].rows[i / repeat % values[k].n];
        out->v[k] = column_take(ev->a, levels[k], rows, out->n);
    }
    return true;
}

bool product_rows(struct call *c, struct frame *f, struct value fill)
{
    struct labels to;
    bool all;
    if (f->n_index < 2 || !f->n)
        return true;
    if (!combine(c, f->index, f->n_index, &to))
        return false;
    const uint32_t *rows =
        align_to(c->ev, c->at, align_frame_labels(f), to, &all);
    if (!rows)
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(f->columns[i] =
                  align_take(c->ev, c->at, f->columns[i], fill, rows, to.n)))
            return false;
    for (size_t k = 0; k < f->n_index; k++)
        f->index[k] = level_order_set(c->ev->a, to.v[k], to.v[k], false);
    f->n = to.n;
    return true;
}

bool product_columns(struct call *c, struct frame *f, struct labels *names,
                     struct value fill)
{
    struct eval *ev = c->ev;
    struct labels to;
    bool all;
    if (names->n_levels < 2 || !names->n)
        return true;
    if (!combine(c, names->v, names->n_levels, &to))
        return false;
    const uint32_t *which = align_to(ev, c->at, *names, to, &all);
    const struct column **columns = NEW_N(ev->a, const struct column *, to.n);
    if (!which)
        return false;
    for (size_t i = 0; i < to.n; i++) {
        const struct column *x =
            which[i] == ORIGIN_NO_ROW
                ? eval_constant(ev, c->at, STR_NONE, fill, f->n)
                : f->columns[which[i]];
        if (!x)
            return false;
        columns[i] = column_rename(ev->a, x,
                                   align_name(ev, c->at, to.v, to.n_levels, i));
    }
    f->columns = columns;
    f->n_columns = to.n;
    *names = to;
    return true;
}
