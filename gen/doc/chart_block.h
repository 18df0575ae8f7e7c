// SPDX-License-Identifier: MIT
// chart_block: a df-chart directive as parsed; the data of a NODE_CHART, which
// is in a figure, before the table of the directive's script. The last line of
// the script calls plot, unless the chart draws another table, which it names.
#pragma once

#include "doc/df_block.h"

struct chart_spec;
struct frame;
struct frame_table;

struct chart_block {
    struct pos at; /* position of the directive's name */
    /* The name of the other table that the chart draws, and the call of plot.
       Set only if the chart draws another table. */
    struct table_option table, plot;
    /* The table to draw: that of the script, or the named one (set by
       resolve/charts.h). NULL: not set yet, or no such table. */
    const struct frame_table *drawn;
    /* The frame of `drawn` without markup; NULL until it is made. */
    const struct frame *frame;
    str page; /* URL of the table's page; empty: this page */
    struct table_option colours, facet, label, highlight, reference, ideal,
        index, frontier, sort, limit; /* options as written */
    str alt;
    str empty; /* shown if the table has no rows; STR_NONE: the table's text */
    /* The chart to draw, set after the script has run. NULL: the script
       failed. */
    const struct chart_spec *spec;
    struct pos spec_at;   /* position of the call of plot */
    size_t n;             /* number of rows in the table */
    const uint32_t *rows; /* indices of the rows to draw; NULL: all rows */
};
