// SPDX-License-Identifier: MIT
// lineage_values: collects the values of a column's steps row by row; the
// steps of a cell are those of its column, distinguished by where their
// columns come from.
#include "table/lineage_values.h"

#include "base/vec.h"

struct step_values {
    struct value *v; /* by row; NULL: not one for each */
    size_t met;      /* row + 1 of the last value */
    size_t n;
};

static size_t find(const struct lineage *steps, const struct lineage_step *s)
{
    for (size_t i = 0; s->column && i < steps->n; i++)
        if (steps->v[i].column &&
            steps->v[i].column->origin == s->column->origin)
            return i;
    return steps->n;
}

static void take_row(struct step_values *all, const struct lineage *steps,
                     const struct lineage *cell, size_t row)
{
    for (size_t i = 0; i < cell->n; i++) {
        struct step_values *to = &all[find(steps, &cell->v[i])];
        if (to->met == row + 1)
            to->v = NULL;
        to->met = row + 1;
        to->n++;
        if (to->v)
            to->v[row] = cell->v[i].value;
    }
}

const struct value *const *lineage_values(struct arena *a,
                                          const struct column *c,
                                          const struct lineage *steps)
{
    if (c->n > LINEAGE_VALUES_ROWS_MAX)
        return NULL;
    struct step_values *all = NEW_N(a, struct step_values, steps->n + 1);
    const struct value **out = NEW_N(a, const struct value *, steps->n + 1);
    for (size_t i = 0; i < steps->n; i++)
        all[i].v = NEW_N(a, struct value, c->n);
    for (size_t row = 0; row < c->n; row++) {
        struct arena_mark mark = arena_mark(a);
        const struct lineage cell = lineage_of(a, c, row);
        take_row(all, steps, &cell, row);
        arena_rewind(a, mark);
    }
    for (size_t i = 0; i < steps->n; i++)
        out[i] = all[i].n == c->n ? all[i].v : NULL;
    return out;
}
