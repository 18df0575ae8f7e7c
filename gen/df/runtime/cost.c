// SPDX-License-Identifier: MIT
// cost: see cost.h. A step is about what an expression takes; the weights are
// measured.
#include "df/runtime/cost.h"

enum { STEP = 16 }; /* sixteen cells that are looked at: one step */

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

size_t cost_of_call(unsigned weight, struct object self,
                    const struct object *args, size_t n)
{
    size_t cells = cells_of(self);
    for (size_t i = 0; i < n; i++)
        cells += cells_of(args[i]);
    cells = cells < STEP ? 0 : cells * weight / STEP;
    return cells + (self.type == OBJECT_STR ? as_str(self).n / 32 : 0);
}

size_t cost_of_part(struct object part)
{
    enum { CELLS = 4 }; /* a name and a type have to be found for each */
    return cells_of(part) / CELLS;
}
