// SPDX-License-Identifier: MIT
// frame_table: the data of the NODE_TABLE of a df-table or similar table. Its
// cells are printed from the typed columns of a frame; only cells with markup
// have nodes.
#pragma once

#include "chart/spark.h"
#include "doc/df_block.h"
#include "doc/node.h"
#include "frame/figure.h"
#include "lineage/lineage.h"

/* A CSV file from which cells come. `source` and `as_of` are the source and
   date that the file's schema states. */
struct frame_source {
    str file;          /* path of the CSV file, from the root */
    str source, as_of; /* each may be STR_NONE */
    /* text that says how perfpress fetch obtained the file; or STR_NONE */
    str fetched;
};

struct what_if;

enum { TABLE_ROWS = 4 }; /* tables with fewer rows get no files or tools */

enum { MARKS_SHADES = 5 }; /* number of shades; shade 1 is the best */

enum { MARKS_DISTANCES = 3 };

/* A cell's mark, by which the table shows how the cell compares with other
   cells (table/marks.h). All members are zero if the cell has no mark. */
struct table_mark {
    bool best; /* the cell is the best of the cells that it is compared with */
    uint8_t dot; /* position of the cell's dot, from 1 to 100; 0: none */
    uint8_t bar; /* length of the cell's bar in per cent of the longest bar
                    in the column; 0: none */
    /* the number is better than the centre; unused if distance is 0 */
    bool good;
    uint8_t distance; /* 1 to MARKS_DISTANCES, by the distance of the number
                         from the centre, a number that the option states for
                         the column; 0: none */
    /* 1 (the best) to MARKS_SHADES, by the ratio of the number to the best of
       the compared numbers; 0: none */
    uint8_t shade;
};

/* How the best cells of a column were found. */
struct table_best {
    bool any;             /* the option :best: names the column */
    bool higher;          /* the highest number is the best */
    const size_t *groups; /* by row: index of the group of compared rows; NULL:
                             the cells of a row were compared */
};

/* A sparkline column: each row has a small drawing (chart/spark.h) of that
   row's cells in several columns. */
struct table_spark {
    size_t after; /* index of the column that the sparklines follow */
    const struct sparks *drawn;
};

struct table_keys {
    const size_t *v; /* indexes of columns */
    size_t n;
};

/* The data of a table. As printed by to_csv(index=False), it has n + 1 rows:
   the names of the columns, then the n rows of the frame. Names with several
   levels (frame/name.h) take a row for each level. A nameless table has no row
   of names. */
struct frame_table {
    const struct frame *frame;
    str directive; /* name of the directive: "df-table" */
    str empty; /* the option :empty:, a text that is shown if the table has no
                  rows; STR_NONE: the author expects rows */
    bool nameless; /* the columns have no names, so the frame calls them "1",
                      "2", ... */
    /* NULL, or an array with an element for each cell, row by row, including
       the rows of names. The element is NULL for plain text, else a NODE_ENTRY
       that holds the cell's inline elements (alone or in one paragraph). The
       entries are children of the table's node, so that their references are
       resolved; a NODE_TITLE precedes them if the table has a caption. */
    struct node *const *cells;
    /* NULL, or the printed text of each cell, in the order of `cells`; for a
       cell with markup, its source. Set by rendering; lives as long as the
       page. */
    const str *texts;
    /* number of rows in the head; 0: rows of names are in the body */
    unsigned header_rows;
    /* number of columns, from the first, whose cells are row headers */
    unsigned stub_columns;
    /* by column: whether the column's cells show numbers */
    const bool *numeric;
    /* relative widths by column; NULL: the author gave none */
    const unsigned *widths;
    bool widths_auto; /* :widths: auto */
    bool fold_auto;   /* columns that are the same in all rows may be folded */
    /* by column: position of the column's name in :fold:; src is NULL if :fold:
       does not name the column. `fold` is NULL if :fold: names no column. */
    const struct pos *fold;
    /* by column: whether a claim of the page mentions the column; NULL: no
       claim mentions the table's columns */
    bool *claimed;
    /* marks of the cells, row by row; or NULL */
    const struct table_mark *marks;
    const struct table_best *bests; /* by column; NULL: no :best: */
    str legend; /* explains the marked cells and the sparklines to readers */
    const struct table_spark *sparks; /* n_sparks sparkline columns, sorted by
                                         `after` */
    size_t n_sparks;

    /* The explanation of the table for its readers. If the site or the table
       turns explanations off, the members below are zero. The members after
       `explained` are set late, by resolve/tables, to save memory. */
    bool explained;
    /* lineages by column; the lineage of a column that is not computed has no
       steps */
    const struct lineage *lineages;
    /* by column: the values of the steps of the column's lineage
       (table/lineage_values.h), or NULL */
    const struct value *const *const *values;
    const struct frame_source *sources; /* sources of the files that cells come
                                           from, in order of each file's first
                                           cell */
    size_t n_sources;
    str *row_ids;       /* by row: id of the row in the page (table/row_id.h) */
    const size_t *keys; /* indexes of the columns whose cells make up the ids */
    size_t n_keys;
    const struct table_keys *kept; /* a copy of `keys` that other pages may read
                                      (account_keep_keys), or NULL */
    const struct what_if *what_if; /* table/what_if.h; NULL: no cell rests on a
                                      price */
    bool repeated; /* this is a copy of a table of another page */
    str file;      /* path of the table's data files in the output, without
                      extension */
};

/* Returns the next table after node n in document order whose frame_table has
   `explained` set, or the first such table if n is NULL. Returns NULL if there
   is no such table. */
struct node *frame_table_next(const struct node *n, const struct node *root);

#define frame_table_each(n, root)                                  \
    for (struct node *n = frame_table_next(NULL, root); n != NULL; \
         n = frame_table_next(n, root))

/* Returns the text to show if the table has no rows. */
str frame_table_empty(const struct frame_table *t);

/* Returns the number of rows that hold the names of columns; it may be 0. */
size_t frame_table_names(const struct frame_table *t);

/* Returns the index of the column that readers see under the name `name`, or
   STR_NPOS if there is no such column. */
size_t frame_table_named(struct arena *a, const struct frame_table *t,
                         str name);

/* Returns the nodes of a cell, or NULL if the cell has no markup. */
const struct node *frame_table_node(const struct frame_table *t, size_t row,
                                    size_t column);

/* Whether a cell of the column has markup. */
bool frame_table_has_markup(const struct frame_table *t, size_t column);

/* Returns a column without markup: a new column of strings, in `a`, or the
   table's own column if no cell of the column has markup. */
const struct column *
frame_table_texts(struct arena *a, const struct frame_table *t, size_t column);

/* Returns a copy of the frame, in `a`, in which columns with markup are
   replaced by columns of strings. If no cell has markup, returns the table's
   own frame. */
const struct frame *frame_table_plain(struct arena *a,
                                      const struct frame_table *t);

/* Returns a copy of the table for another page, in `a`. The copy has no row
   ids, and has text in place of markup. */
struct frame_table *frame_table_repeat(struct arena *a,
                                       const struct frame_table *t);

/* Returns the number that a cell shows. `as` is the notation of the cell's
   column (figure_notation). */
struct figure_cell frame_table_figure(struct arena *a,
                                      const struct frame_table *t, size_t row,
                                      size_t column, const struct notation *as);

/* Returns an array for t->numeric, in `a`: for each column, whether the column
   shows numbers (figures_are_numbers). */
const bool *frame_table_numeric(struct arena *a, const struct frame_table *t);

/* Returns the text of a cell, in `a`, without markup but with bullets and
   numbers of lists (parse/cell.h). Returns "" if the cell is missing. */
str frame_table_cell(struct arena *a, const struct frame_table *t, size_t row,
                     size_t column);
