// SPDX-License-Identifier: MIT
// df_block: a df-table directive as parsed: its script, and the options of
// the table. It is the data of a NODE_DF_TABLE. The node's attributes (ids,
// names, classes, align, width) become the table's; its first child is a
// NODE_TITLE if the directive has a caption.
#pragma once

#include "base/source.h"

/* An option as written; at.src NULL: not given. */
struct table_option {
    str text;
    struct pos at;
};

/* How readers see a table. */
struct table_options {
    str empty;   /* shown in place of zero rows; STR_NONE: "no rows" */
    str explain; /* "on", "off", or empty: the site's default */
    str markup;  /* "true", "false", or empty: as in schema and site */
    struct table_option fold; /* "auto", "off", or names of columns */
    struct table_option best, within, bars, heat, spark; /* names of columns */
};

struct chart_block;

struct df_block {
    struct lines script; /* without indentation, with positions */
    struct pos at;       /* of the directive's name */
    str dir;             /* folder of the page, from the site root, where
                            read_csv looks first */
    str var;             /* the frame to show: :df-var:, else "df" */
    struct pos var_at;   /* of the option's value; src NULL: not given */
    /* Options as in csv-table, for the frame printed as CSV: with header_rows 0
       the column names are the first row of the body. */
    unsigned header_rows, stub_columns;
    struct pos header_at; /* of :header-rows:' value; src NULL: not given */
    bool widths_auto;
    const unsigned *widths; /* n_widths of them, each above 0 */
    size_t n_widths;        /* 0: not given */
    struct pos widths_at;
    struct table_options options;
    struct chart_block *chart; /* the chart of the frame shown, which the
                                  script's last line plots; NULL: none */
};

/* The data of a csv-table's NODE_TABLE until its cells become a frame. */
struct csv_block {
    str file; /* the CSV file, from the site's root; empty: rows in the page */
    char delim, quote; /* between the fields, and around them */
    struct table_options options;
};
