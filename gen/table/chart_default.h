// SPDX-License-Identifier: MIT
// chart_default: the chart of a table without :plot:. For a table about
// scaling: efficiency by the number of workers.
#pragma once

#include "frame/frame.h"

/* A call of df.plot, as text, and options for it. */
struct chart_default {
    const struct frame
        *frame; /* the table's frame, maybe with added efficiencies */
    str plot;   /* "line(x='Nodes', ...)" */
    str ideal;  /* the value of linear scaling */
    str facet;  /* or STR_NONE */
};

/* Finds the chart of a table with a number of workers ("Nodes", "GPUs") and
   efficiencies. From speedups relative to the fewest workers it computes
   efficiencies. Returns false if the table is not about scaling. */
bool chart_default(struct arena *a, const struct frame *f,
                   struct chart_default *out);

/* Returns calls that would draw the table, for a message: "barh(x='Model',
   y='Rate') or box(y='Rate')"; empty if nothing would. In `a`. */
str chart_default_fitting(struct arena *a, const struct frame *f);
