// SPDX-License-Identifier: MIT
// frame_table: a frame that a page shows: the data of a NODE_TABLE that eval
// made of a df-table. Its cells stay typed columns until render prints them;
// only those whose text holds markup have nodes.
#ifndef EVAL_FRAME_TABLE_H
#define EVAL_FRAME_TABLE_H

#include "doc/node.h"
#include "frame/frame.h"

/* The frame as to_csv(index=False) prints it has n + 1 rows: the names of the
   columns, then the rows. Names of several levels (frame/name.h) take a row
   each. */
struct frame_table {
    const struct frame *frame;
    /* NULL, or (rows) * n_columns places, row by row: NULL where the cell is
       plain text, else a NODE_ENTRY that holds its inline elements (alone
       or in one paragraph). The entries are children of the table's node, so
       that references in them are resolved like any other; there is a
       NODE_TITLE before them when the table has a caption. */
    struct node *const *cells;
    unsigned header_rows;   /* rows in the head; 0: the names are body rows */
    unsigned stub_columns;  /* columns whose cells are row headers */
    const bool *numeric;    /* by column: numbers, or text made of numbers */
    const unsigned *widths; /* by column, relative; NULL: not given */
    bool widths_auto;       /* :widths: auto */
};

#endif
