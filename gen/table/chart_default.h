// SPDX-License-Identifier: MIT
// chart_default: what is drawn of a table that no :plot: tells: of a table of
// scaling its efficiency by the number of workers.
#pragma once

#include "frame/frame.h"

/* A call of df.plot, as text, and the options beside it. */
struct chart_default {
    const struct frame *frame; /* the table's, or with efficiencies added */
    str plot;                  /* "line(x='Nodes', ...)" */
    str ideal;                 /* the number that linear scaling comes to */
    str facet;                 /* or STR_NONE */
};

/* The chart of a table with a number of workers ("Nodes", "GPUs") and
   efficiencies by it, or else speedups over the fewest of them, which are 1
   there: efficiencies are made of these. False: the table is none of scaling.
 */
bool chart_default(struct arena *a, const struct frame *f,
                   struct chart_default *out);

/* Calls that would draw the table, for a message: "barh(x='Model', y='Rate')
   or box(y='Rate')"; empty where nothing would. In `a`. */
str chart_default_fitting(struct arena *a, const struct frame *f);
