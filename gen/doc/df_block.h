// SPDX-License-Identifier: MIT
// df_block: a df-table directive as parsed: the script, and the options of the
// table. This is the data of a NODE_DF_TABLE. The attributes of that node (ids,
// names, classes, align, width) become the table's; the node's first child is a
// NODE_TITLE if the directive has a caption.
#pragma once

#include "base/source.h"

/* An option as written. at.src is NULL if the option is not given. */
struct table_option {
    str text;
    struct pos at;
};

/* Display options of a table. */
struct table_options {
    str empty;   /* shown if the table has no rows; STR_NONE: "no rows" */
    str explain; /* "on", "off", or empty: use the site's default */
    /* "true", "false", or empty: use the schema's or the site's setting */
    str markup;
    struct table_option digits; /* a number, or "all" */
    struct table_option fold;   /* "auto", "off", or names of columns */
    struct table_option best, within, bars, dots, heat,
        spark; /* names of columns */
};

struct chart_block;

struct df_block {
    struct lines script; /* without indentation, with positions */
    struct pos at;       /* position of the directive's name */
    /* folder of the page, from the site root; read_csv looks there first */
    str dir;
    str var; /* name of the frame to show: option :df-var:, or "df" */
    /* position of the value of :df-var:; src NULL: not given */
    struct pos var_at;
    /* :header-rows: and :stub-columns: as in csv-table, for the frame printed
       as CSV. If header_rows is 0, the column names are the first row of the
       body. */
    unsigned header_rows, stub_columns;
    /* position of the value of :header-rows:; src NULL: not given */
    struct pos header_at;
    bool widths_auto;
    const unsigned *widths; /* relative widths of the columns, each above 0 */
    size_t n_widths;        /* number of `widths`; 0: not given */
    struct pos widths_at;
    struct table_options options;
    /* the chart of the shown frame that the script's last line plots; NULL if
       there is no chart */
    struct chart_block *chart;
};

/* The data of a csv-table's NODE_TABLE until its cells are converted into a
   frame. */
struct csv_block {
    str file; /* the CSV file, from the site's root; empty: rows in the page */
    char delim, quote; /* the field separator, and the quote character */
    struct table_options options;
};
