// SPDX-License-Identifier: MIT
// value_row: finds rows of tables by the texts that name them in prose.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "table/frame_table.h"

struct site;

/* The rows of a key column by their trimmed texts. */
struct value_key {
    struct map first; /* size_t *: the element of `next` of the first row */
    size_t *next;     /* by row: the next row with the same text, or STR_NPOS */
};

/* Indexes of the texts that name the rows of a frame. */
struct value_rows {
    const struct frame *frame;
    struct value_key **keys; /* by column: NULL if its cells do not name rows */
    bool *main; /* by column: a part of a row's text in this column permits
                   parts in any other column */
};

/* The tables that were searched for one page. Release with arena_free. */
struct value_search {
    const struct site *site; /* NULL to read no schemas */
    struct arena arena;
    struct map read; /* struct value_rows *, by table */
};

/* Returns the rows of a table; they live as long as the search. Reads them
   once. Reports faults in schemas. */
const struct value_rows *value_rows(struct value_search *s, struct diags *d,
                                    const struct frame_table *t);

struct value_cell {
    const struct column *column; /* or NULL if not found */
    str row_text;
    size_t row,
        n_rows; /* first row that the text may refer to; number of such rows */
    size_t other; /* a row with the text in columns that do not name rows; or
                     STR_NPOS. Only set if n_rows is 0. */
};

/* Finds the column and row of a path, ROW.COLUMN. If it can be split at several
   dots, the split with a single row wins; otherwise the first one with a
   column. `a` is for scratch. */
struct value_cell value_rows_find(const struct value_rows *rows,
                                  struct arena *a, str path);

/* Returns the text of a cell, in `a`. */
str value_cell_text(struct arena *a, const struct column *c, size_t row);
