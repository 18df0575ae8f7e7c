// SPDX-License-Identifier: MIT
// chart_default: the chart of a table without :plot:. A table about scaling
// draws efficiency by number of workers; other tables get suggested calls.
#pragma once

#include "frame/frame.h"

struct chart_default {
    const struct frame
        *frame; /* the table's frame; efficiencies may have been added */
    str plot;   /* "line(x='Nodes', ...)" */
    str ideal;  /* value for :ideal:, the efficiency of linear scaling: "100%",
                   "100" or "1" */
    str facet;  /* value for :facet:, or STR_NONE */
};

/* Sets *out to the default chart of a table about scaling. Such a table has a
   number of workers ("Nodes", "GPUs"), and efficiencies or speedups relative to
   the smallest number of workers. Efficiencies are computed from speedups.
   Returns false if the table is not about scaling. */
bool chart_default(struct arena *a, const struct frame *f,
                   struct chart_default *out);

/* Returns calls of df.plot that could draw the table, for a message:
   "barh(x='Model', y='Rate') or box(y='Rate')". Empty if no call could. In
   `a`. */
str chart_fitting_calls(struct arena *a, const struct frame *f);
