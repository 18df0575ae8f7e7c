// SPDX-License-Identifier: MIT
// file_rows: finds the rows of a CSV file from which a column's cells come.
// Checks can then compare a figure with the other columns of its row, even if
// the script dropped those columns.
#pragma once

#include "df/runtime/eval.h"

/* The file of a column, and the rows of its cells. */
struct file_rows {
    struct eval_table *table; /* the file */
    const uint32_t *rows;     /* for each row of the column, the row of the
                                 file, or ORIGIN_NO_ROW; NULL: the same row */
};

/* Sets out->table to the file of column c if the cells of c were only moved, or
   were computed row by row. If the cells were computed from several columns,
   uses the file of the first column that is not a condition. Sets out->rows to
   NULL. Returns false for other columns. */
bool file_rows_table(struct eval *ev, const struct column *c,
                     struct file_rows *out);

/* Like file_rows_table, but also sets out->rows, which lives in ev->scratch or
   as long as c. */
bool file_rows_find(struct eval *ev, const struct column *c,
                    struct file_rows *out);
