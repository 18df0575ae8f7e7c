// SPDX-License-Identifier: MIT
// chart_default: the chart of a table without :plot:. The chart of a table
// about scaling shows efficiency by number of workers. Other tables have no
// default chart; a message suggests calls for them.
#pragma once

#include "frame/frame.h"

struct chart_default {
    const struct frame
        /* the table's frame, or a copy with added columns of efficiencies */
        *frame;
    str plot;  /* "line(x='Nodes', ...)" */
    str ideal; /* value for :ideal:, the efficiency of linear scaling: "100%",
                  "100" or "1" */
    str facet; /* value for :facet:, or STR_NONE */
};

/* Sets *out to the default chart of a table about scaling. Such a table has a
   column with the number of workers ("Nodes", "GPUs"), and columns of
   efficiencies, or of speedups relative to the smallest number of workers. If
   it has only speedups, the efficiencies are computed from them. Returns false
   if the table is not about scaling. */
bool chart_default(struct arena *a, const struct frame *f,
                   struct chart_default *out);

/* Returns calls of df.plot that could draw the table, for a message, in `a`:
   "scatter(x='Cost', y='Rate') or box(y='Cost')". Returns "" if no call could
   draw it. */
str chart_fitting_calls(struct arena *a, const struct frame *f);
