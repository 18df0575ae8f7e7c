// SPDX-License-Identifier: MIT
// frame_table: a frame that a page shows: the data of a df-table's NODE_TABLE.
// Its cells stay typed columns until they are printed; only those whose text
// holds markup have nodes.
#pragma once

#include "chart/spark.h"
#include "doc/df_block.h"
#include "doc/node.h"
#include "frame/figure.h"
#include "lineage/lineage.h"

/* Where the cells of a file come from, as its schema tells it. */
struct frame_source {
    str file;          /* the CSV file, from the root */
    str source, as_of; /* or STR_NONE */
};

enum { TABLE_ROWS = 4 }; /* of figures that are worth files and tools */

enum { MARKS_SHADES = 5 }; /* shade 1: at least 0.98 of the best, ... */

/* How a cell compares (table/marks.h); zeros: nothing is said. */
struct table_mark {
    bool best;     /* of its column among comparable rows, more than one */
    uint8_t bar;   /* 1 to 100 hundredths of the greatest of its column */
    uint8_t shade; /* 1 (the best) to MARKS_SHADES by the ratio to the best */
};

/* Drawings of columns (chart/spark.h), a cell in each row. */
struct table_spark {
    size_t after; /* the column that they stand behind */
    const struct sparks *drawn;
};

struct table_keys {
    const size_t *v; /* places of columns */
    size_t n;
};

/* The frame as to_csv(index=False) prints it has n + 1 rows: the names of the
   columns, then the rows. Names of several levels (frame/name.h) take a row
   each. Where columns have no names no row shows them. */
struct frame_table {
    const struct frame *frame;
    str directive; /* that made it: "df-table" */
    str empty; /* shown in place of rows if there are none; given: the author
                  knows that there may be none; else STR_NONE */
    bool nameless; /* its frame calls the columns "1", "2", ... */
    /* NULL, or (rows) * n_columns places, row by row: NULL where the cell is
       plain text, else a NODE_ENTRY that holds its inline elements (alone
       or in one paragraph). The entries are children of the table's node, so
       that references in them are resolved like any other; there is a
       NODE_TITLE before them when the table has a caption. */
    struct node *const *cells;
    /* NULL, or what rendering printed (n_columns by rows as above), for as long
       as the page is at hand: what a cell shows, or its source where that has
       markup. */
    const str *texts;
    unsigned header_rows;   /* rows in the head; 0: the names are body rows */
    unsigned stub_columns;  /* columns whose cells are row headers */
    const bool *numeric;    /* by column: numbers, or text made of numbers */
    const unsigned *widths; /* by column, relative; NULL: not given */
    bool widths_auto;       /* :widths: auto */
    bool fold_auto; /* columns that are the same in all rows are folded */
    const struct pos *fold; /* by column, where :fold: names it, or src NULL;
                               NULL: it names none */
    bool *claimed;          /* by column: the prose says something of it that is
                               held against the data; NULL: none */
    const struct table_mark *marks;   /* row by row, or NULL */
    str legend;                       /* what they mean, for readers */
    const struct table_spark *sparks; /* n_sparks of them, by `after` */
    size_t n_sparks;

    /* What explains the table to its readers; all zero where the site or the
       table does without. resolve/tables sets it, late: it takes room. */
    bool explained;
    const struct lineage *lineages; /* by column; without steps where it is
                                       not computed */
    /* by column: the values of these steps (lineage_values.h), or NULL */
    const struct value *const *const *values;
    const struct frame_source *sources; /* of the cells, as they occur */
    size_t n_sources;
    str *row_ids;       /* by row: ids of the page (table/row_id.h) */
    const size_t *keys; /* the columns that they are made of */
    size_t n_keys;
    const struct table_keys *kept; /* these columns as other pages read them, or
                                      NULL (account_keep_keys) */
    bool repeated; /* it stands on another page, and here once more */
    str file;      /* the output that holds its data, without its extension */
};

/* The first explained table of a page, or the one behind node n, in document
   order: a NODE_TABLE whose data is a struct frame_table, or NULL. */
struct node *frame_table_next(const struct node *n, const struct node *root);

#define frame_table_each(n, root)                                  \
    for (struct node *n = frame_table_next(NULL, root); n != NULL; \
         n = frame_table_next(n, root))

/* The words in place of the rows of a table that has none. */
str frame_table_empty(const struct frame_table *t);

/* How many rows the names of the columns take, 0 or more. */
size_t frame_table_names(const struct frame_table *t);

/* The place of the column that is shown under a name, or STR_NPOS. */
size_t frame_table_named(struct arena *a, const struct frame_table *t,
                         str name);

/* The nodes of a cell with markup, or NULL. */
const struct node *frame_table_node(const struct frame_table *t, size_t row,
                                    size_t column);

/* Whether a cell of the column has markup. */
bool frame_table_has_markup(const struct frame_table *t, size_t column);

/* A column as it is shown, without markup: as texts, in `a`, or the table's own
   if no cell has any. */
const struct column *
frame_table_texts(struct arena *a, const struct frame_table *t, size_t column);

/* The frame as it is shown, without markup: its columns, in their order, those
   with markup as texts. In `a`, or the table's own where none has any. */
const struct frame *frame_table_plain(struct arena *a,
                                      const struct frame_table *t);

/* The table once more, for another page: its rows have no ids yet, and texts
   stand in the place of markup. In `a`. */
struct frame_table *frame_table_repeat(struct arena *a,
                                       const struct frame_table *t);

/* The number that a cell shows, read in the notation of its column
   (figure_notation). */
struct figure_cell frame_table_figure(struct arena *a,
                                      const struct frame_table *t, size_t row,
                                      size_t column, const struct notation *as);

/* By column, whether it is one of numbers (figures_are_numbers) as the table
   shows it: t->numeric is this. In `a`. */
const bool *frame_table_numeric(struct arena *a, const struct frame_table *t);

/* What a cell shows, without markup, and with the marks of a list
   (parse/cell.h); empty where it is missing. In `a`. */
str frame_table_cell(struct arena *a, const struct frame_table *t, size_t row,
                     size_t column);
