// SPDX-License-Identifier: MIT
// value_row: finds rows of tables by the texts that name them in prose.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "table/frame_table.h"

struct site;

/* Finds the rows of a column by their trimmed texts. */
struct value_key {
    struct map first; /* text -> &next[r], where r is the first row with this
                         text */
    /* by row: the next row with the same text; STR_NPOS if there is none */
    size_t *next;
};

/* Indexes of the texts that name the rows of a frame. */
struct value_rows {
    const struct frame *frame;
    /* by column: the index of the column's cells, if they name rows, which they
       do in key columns and the first column; else NULL */
    struct value_key **keys;
    bool *main; /* by column: whether it is a main column, that is, the first
                   key column or the first column. A cell of a main column and a
                   cell of any other column may name a row together */
};

/* The indexes of the tables whose values a page shows. Release with
   arena_free. */
struct value_search {
    const struct site *site; /* NULL: schemas are not read for primary keys */
    struct arena arena;
    struct map read; /* table -> its struct value_rows * */
};

/* Returns the indexes of a table's rows. They are made at the first call for
   the table, and live as long as s->arena. Reports faults in schemas. */
const struct value_rows *value_rows(struct value_search *s, struct diags *d,
                                    const struct frame_table *t);

struct value_cell {
    const struct column *column; /* NULL: no column has the path's name */
    str row_text;
    size_t row, n_rows; /* row: the first row that row_text may refer to;
                           n_rows: number of such rows */
    size_t other; /* a row that has row_text only in columns that do not name
                     rows, or STR_NPOS; only set if n_rows is 0 */
};

/* Finds the row and the column of a path ROW.COLUMN (value.h). If the path can
   be split at several dots, uses the split that refers to a single row, or else
   the first split with a known column. `a` is for scratch. */
struct value_cell value_rows_find(const struct value_rows *rows,
                                  struct arena *a, str path);

/* Returns the text of a cell, in `a`. */
str value_cell_text(struct arena *a, const struct column *c, size_t row);
