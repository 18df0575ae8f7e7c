// SPDX-License-Identifier: MIT
// chart_block: a df-chart directive as parsed; the data of a NODE_CHART. The
// node is in a figure, before the table of the directive's script. The last
// line of the script draws the chart, unless the chart draws another table.
#pragma once

#include "doc/df_block.h"

struct chart_spec;
struct frame;
struct frame_table;

struct chart_block {
    struct pos at; /* position of the directive's name */
    /* Set if the chart draws another table: the table's name, and the call that
       draws it. */
    struct table_option table, plot;
    /* The table to draw: the script's, or one bound by name (resolve/charts.h).
       NULL until it is bound, or if there is no table. */
    const struct frame_table *drawn;
    /* frame of `drawn` without markup; NULL: not made yet */
    const struct frame *frame;
    str page; /* URL of the table's page; empty: this page */
    struct table_option facet, label, highlight, reference, ideal, frontier,
        sort, limit; /* as written */
    str alt;
    str empty; /* shown in place of zero rows; STR_NONE: as in the table */
    /* set after the script has run; NULL: the script failed */
    const struct chart_spec *spec;
    struct pos spec_at;   /* position of the call of plot */
    size_t n;             /* number of rows in the table */
    const uint32_t *rows; /* row indices in drawing order; NULL: all rows */
};
