// SPDX-License-Identifier: MIT
// file_rows: the rows of a CSV file that a column's cells came from, so that a
// figure can be held against the other columns of its rows, also when the
// script took the column out of its frame.
#pragma once

#include "df/runtime/eval.h"

struct file_rows {
    struct eval_table *table; /* the file */
    const uint32_t *rows;     /* of it, by cell of the column; NULL: the same */
};

/* Finds the file of a column: cells that were moved, or computed row by row,
   from the first column that went into them. Returns false for other columns.
   `rows` is left NULL. */
bool file_rows_table(struct eval *ev, const struct column *c,
                     struct file_rows *out);

/* Finds the rows, too; they live in ev->scratch. */
bool file_rows_find(struct eval *ev, const struct column *c,
                    struct file_rows *out);
