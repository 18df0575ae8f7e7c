// SPDX-License-Identifier: MIT
// cost: see cost.h. A step is about what an expression takes; the weights are
// measured.
#include "eval/cost.h"

enum { SCAN = 1, STEP = 16 }; /* sixteen cells that are looked at: one step */

/* What puts cells in order or looks each of them up. */
static const struct weight {
    str method;
    unsigned weight; /* of a cell, in sixteenths of a step */
} WEIGHTS[] = {
    {S_INIT("crosstab"), 24},
    {S_INIT("describe"), 32},
    {S_INIT("drop_duplicates"), 16},
    {S_INIT("duplicated"), 16},
    {S_INIT("idxmax"), 4},
    {S_INIT("idxmin"), 4},
    {S_INIT("isin"), 8},
    {S_INIT("max"), 4},
    {S_INIT("median"), 8},
    {S_INIT("merge"), 8},
    {S_INIT("min"), 4},
    {S_INIT("mode"), 48},
    {S_INIT("nlargest"), 8},
    {S_INIT("nsmallest"), 8},
    {S_INIT("nunique"), 48},
    {S_INIT("pivot"), 16},
    {S_INIT("pivot_table"), 16},
    {S_INIT("quantile"), 8},
    {S_INIT("rank"), 24},
    {S_INIT("set_index"), 8},
    {S_INIT("sort_index"), 8},
    {S_INIT("sort_values"), 8},
    {S_INIT("sorted"), 16},
    {S_INIT("sum"), 2},
    {S_INIT("unique"), 16},
    {S_INIT("value_counts"), 24},
};

static size_t weight_of(str method)
{
    size_t i = 0, n = sizeof WEIGHTS / sizeof *WEIGHTS;
    while (i < n && !str_eq(WEIGHTS[i].method, method))
        i++;
    return i < n ? WEIGHTS[i].weight : SCAN;
}

static size_t frame_cells(const struct frame *f)
{
    return f->n * (f->n_columns + 1);
}

static size_t cells_of(struct object x)
{
    size_t n = 0;
    switch (x.type) {
    case OBJECT_SERIES: return as_series(x)->column->n;
    case OBJECT_FRAME: return frame_cells(as_frame(x));
    case OBJECT_LIST:
        for (size_t i = 0; i < as_list(x)->n; i++) {
            struct object of = as_list(x)->v[i];
            n += of.type == OBJECT_FRAME ? frame_cells(as_frame(of)) : 1;
        }
        return n;
    default: return 0;
    }
}

size_t cost_of_call(str method, struct object self, const struct object *args,
                    size_t n)
{
    size_t cells = cells_of(self);
    for (size_t i = 0; i < n; i++)
        cells += cells_of(args[i]);
    cells = cells < STEP ? 0 : cells * weight_of(method) / STEP;
    return cells + (self.type == OBJECT_STR ? as_str(self).n / 32 : 0);
}

size_t cost_of_part(struct object part)
{
    enum { CELLS = 4 }; /* a name and a type have to be found for each */
    return cells_of(part) / CELLS;
}
