// SPDX-License-Identifier: MIT
// file_rows: finds the rows of a CSV file from which a column's cells come, so
// that a figure can be compared with the other columns of its row, even if the
// script dropped those columns.
#pragma once

#include "df/runtime/eval.h"

struct file_rows {
    struct eval_table *table; /* the file */
    const uint32_t *rows;     /* cell of the column -> row; NULL: the same */
};

/* Finds the file of a column whose cells were moved, or computed row by row;
   the first input column counts. Returns false for other columns. Sets `rows`
   to NULL. */
bool file_rows_table(struct eval *ev, const struct column *c,
                     struct file_rows *out);

/* As file_rows_table, but also sets `rows`, which live in ev->scratch. */
bool file_rows_find(struct eval *ev, const struct column *c,
                    struct file_rows *out);
