// SPDX-License-Identifier: MIT
// df_block: a df-table directive as parsed: its script, and the options of the
// table. It is the data of a NODE_DF_TABLE, whose attributes (ids, names,
// classes, align, width) are the table's to be, and whose first child is the
// NODE_TITLE where the directive has a caption.
#ifndef DOC_DF_BLOCK_H
#define DOC_DF_BLOCK_H

#include "base/source.h"

struct df_block {
    struct lines script; /* indentation removed; each line knows its place */
    struct pos at;       /* of the directive's name */
    str dir;             /* folder of the page, from the site root: where the
                            files of read_csv are looked up first */
    str var;             /* the frame to show: :df-var:, else "df" */
    str explain;         /* "on", "off", or as the site has it */
    struct pos var_at;   /* of the option's value; src NULL: not given */
    /* As csv-table's options, for the frame printed as CSV: with
       header_rows 0 the column names are the first row of the body. */
    unsigned header_rows, stub_columns;
    struct pos header_at; /* of :header-rows:' value; src NULL: not given */
    bool widths_auto;
    const unsigned *widths; /* n_widths of them, each above 0 */
    size_t n_widths;        /* 0: not given */
    struct pos widths_at;
};

/* What csv-table leaves on its NODE_TABLE: the CSV file, from the
   site's root, or empty where the rows stand in the page; and its :explain:. */
#define CSV_TABLE_FILE "_csv"
#define CSV_TABLE_EXPLAIN "_explain"

#endif
