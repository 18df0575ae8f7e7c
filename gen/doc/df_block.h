// SPDX-License-Identifier: MIT
// df_block: a parsed df-table directive, the data of a NODE_DF_TABLE: the
// script, and the options of the table. The node's attributes (ids, names,
// classes, align, width) become those of the table. If the directive has a
// caption, the node's first child is a NODE_TITLE.
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
struct shared_names;

struct df_block {
    struct lines script; /* without indentation, with positions */
    struct pos at;       /* position of the directive's name */
    /* folder of the page, from the site root; read_csv looks there first */
    str dir;
    str var; /* name of the frame to show: the value of :df-var:, or "df" */
    /* names of the df-setups before the directive; or NULL */
    const struct shared_names *before;
    /* position of the value of :df-var:; src NULL: not given */
    struct pos var_at;
    /* The values of :header-rows: and :stub-columns:, which mean the same as in
       a csv-table that contains the frame as CSV. If header_rows is 0, the
       column names are the first row of the body. */
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
    bool skip_space;   /* blanks after field separators are ignored */
    struct table_options options;
};
