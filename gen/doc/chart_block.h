// SPDX-License-Identifier: MIT
// chart_block: a parsed df-chart directive, the data of a NODE_CHART. This node
// is in a figure, before the table of the directive's script. The last line of
// the script calls plot. If the chart draws another table instead, `table` has
// the name of that table and `plot` the call.
#pragma once

#include "doc/df_block.h"

struct chart_spec;
struct frame;
struct frame_table;

struct chart_block {
    struct pos at; /* position of the directive's name */
    /* Set only if the chart draws another table: `table` is the name of that
       table, and `plot` the call of plot. */
    struct table_option table, plot;
    /* The table to draw: the script's, or the one named in `table` (set by
       resolve/charts.h). NULL until it is set, or if the named table does not
       exist. */
    const struct frame_table *drawn;
    /* The frame of the table `drawn`, with text in place of markup; NULL until
       this frame is made. */
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
    bool priced;          /* some drawn number rests on a price */
};
