// SPDX-License-Identifier: MIT
// stack: the new column has one input for each cell, which is missing in all
// rows but one.
#include "eval/stack.h"

enum { TRACED_MAX = 64 }; /* cells; the inputs of n need n * n places */

/* A column of n rows whose row i is the only one of x. */
static const struct column *alone(struct eval *ev, const struct column *x,
                                  size_t i, size_t n)
{
    uint32_t *rows = NEW_N(ev->a, uint32_t, n);
    for (size_t k = 0; k < n; k++)
        rows[k] = k == i ? 0 : ORIGIN_NO_ROW;
    return column_take(ev->a, x, rows, n);
}

/* The cells as values, and as the inputs of the new column; false: no room. */
static bool gather(struct eval *ev, const struct df_expr *at,
                   const struct column *const *v, size_t n,
                   struct value **cells, const struct column ***inputs)
{
    bool traced = n <= TRACED_MAX;
    *cells = NEW_N(ev->scratch, struct value, n);
    *inputs = NEW_N(ev->scratch, const struct column *, n);
    if (traced && !eval_spend(ev, at, n * n, sizeof(str)))
        return false;
    for (size_t i = 0; i < n; i++) {
        if (!v[i])
            continue;
        (*cells)[i] = column_value(v[i], 0);
        if (traced)
            (*inputs)[i] = alone(ev, v[i], i, n);
    }
    return true;
}

const struct column *stack_cells(struct eval *ev, const struct df_expr *at,
                                 str name, const struct column *const *v,
                                 size_t n)
{
    struct value *cells;
    const struct column **inputs;
    return gather(ev, at, v, n, &cells, &inputs)
               ? eval_infer(ev, at, name, cells, n, inputs, n)
               : NULL;
}

const struct column *stack_objects(struct eval *ev, const struct df_expr *at,
                                   str name, const struct column *const *v,
                                   size_t n)
{
    struct value *cells;
    const struct column **inputs;
    return gather(ev, at, v, n, &cells, &inputs)
               ? eval_objects(ev, at, name, cells, n, inputs, n)
               : NULL;
}

const struct column *stack_texts(struct eval *ev, const struct df_expr *at,
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
