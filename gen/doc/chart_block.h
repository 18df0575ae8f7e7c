// SPDX-License-Identifier: MIT
// chart_block: a df-chart directive as parsed; the data of a NODE_CHART, which
// stands in a figure, before the table with the script whose last line says
// what is drawn, unless it draws another table.
#pragma once

#include "doc/df_block.h"

struct chart_spec;
struct frame;
struct frame_table;

struct chart_block {
    struct pos at; /* of the directive's name */
    /* Of another table: its name, and the call that draws it. */
    struct table_option table, plot;
    /* The table that is drawn: of the script, or bound by its name
       (resolve/charts.h); NULL before that, and if there is none. */
    const struct frame_table *drawn;
    const struct frame *frame; /* the same without markup; NULL: not made yet */
    str page; /* address of its page from here; empty: this page */
    struct table_option facet, label, highlight, reference, ideal, frontier,
        sort, limit; /* as written */
    str alt;
    str empty; /* shown if there are no rows; none: as the table has it */
    const struct chart_spec *spec; /* once the script has run; NULL: failed */
    struct pos spec_at;            /* where the call of plot stands */
    size_t n;                      /* rows that the table has */
    const uint32_t *rows; /* of the table, in the order in which they are drawn;
                             NULL: all */
};
