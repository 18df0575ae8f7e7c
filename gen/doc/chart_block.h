// SPDX-License-Identifier: MIT
// chart_block: a df-chart directive as parsed; the data of a NODE_CHART. Its
// node is in a figure, before the table of its script, whose last line draws
// the chart, unless it draws another table.
#pragma once

#include "doc/df_block.h"

struct chart_spec;
struct frame;
struct frame_table;

struct chart_block {
    struct pos at; /* of the directive's name */
    /* If another table is drawn: its name, and the call that draws it. */
    struct table_option table, plot;
    /* The table that is drawn: the script's, or one bound by name
       (resolve/charts.h); NULL before that, and without a table. */
    const struct frame_table *drawn;
    const struct frame *frame; /* its frame without markup; NULL: not made
                                  yet */
    str page;                  /* URL of the table's page; empty: this page */
    struct table_option facet, label, highlight, reference, ideal, frontier,
        sort, limit; /* as written */
    str alt;
    str empty; /* shown in place of zero rows; STR_NONE: as in the table */
    const struct chart_spec *spec; /* set when the script has run; NULL:
                                      failed */
    struct pos spec_at;            /* of the call of plot */
    size_t n;                      /* number of rows in the table */
    const uint32_t *rows; /* of the table, in drawing order; NULL: all */
};
