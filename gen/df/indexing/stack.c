// SPDX-License-Identifier: MIT
// stack: combines single cells into a column with frame/pick.h, which records
// the origin of each cell.
#include "df/indexing/stack.h"

#include "df/runtime/units.h"
#include "frame/pick.h"

const struct column *stack_cells(struct eval *ev, const struct df_expr *at,
                                 str name, const struct column *const *v,
                                 size_t n)
{
    const struct column **from = NEW_N(ev->a, const struct column *, n);
    uint32_t *which = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    struct pick cells = {from, 0, which, rows, n};
    if (!eval_spend(ev, at, n, sizeof(struct column)))
        return NULL;
    for (size_t i = 0; i < n; i++) {
        rows[i] = v[i] ? 0 : ORIGIN_NO_ROW;
        if (!v[i])
            continue;
        which[i] = (uint32_t)cells.n_from;
        from[cells.n_from++] = v[i];
    }
    return cells.n_from ? units_pick(ev, at, name, &cells)
                        : eval_infer(ev, at, name, NULL, 0, NULL, 0);
}

const struct column *stack_objects(struct eval *ev, const struct df_expr *at,
                                   str name, const struct column *const *v,
                                   size_t n)
{
    const struct column **objects =
        NEW_N(ev->scratch, const struct column *, n);
    for (size_t i = 0; i < n; i++) {
        struct value cell;
        if (!v[i])
            continue;
        cell = column_value(v[i], 0);
        objects[i] = eval_objects(ev, at, name, &cell, 1, &v[i], 1);
        if (!objects[i])
            return NULL;
    }
    return stack_cells(ev, at, name, objects, n);
}

const struct column *stack_strings(struct eval *ev, const struct df_expr *at,
                                   const str *v, size_t n)
{
    void *cells;
    struct column *c =
        eval_column(ev, at, STR_NONE, COLUMN_STR, n, &cells, NULL, 0);
    for (size_t i = 0; c && i < n; i++)
        ((str *)cells)[i] = v[i];
    return c;
}

bool stack_series(struct eval *ev, const struct df_expr *at, str name,
                  const struct column *const *v, size_t n,
                  const struct column **labels, size_t n_levels,
                  struct object *out)
{
    const struct column *c = stack_cells(ev, at, name, v, n);
    if (c)
        *out = object_series(ev->scratch, c, labels, n_levels);
    return c != NULL;
}
