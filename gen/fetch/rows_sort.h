// SPDX-License-Identifier: MIT
// rows_sort: sorts the rows of a query by some of its columns, in at most 16
// MiB of memory. More rows go to an unnamed temporary file.
#pragma once

#include "base/arena.h"
#include "base/str.h"
#include "load/lock.h"

struct rows_sort;

/* A row that rows_sort_each passes on. */
struct rows_sort_row {
    const str *cells;       /* STR_NONE for NULL; valid until the next row */
    size_t number;          /* its number in the query's order, from 1 */
    const str *equal_cells; /* cells of the previous row, if its key is the
                               same; else NULL */
    size_t equal_number;
};

/* Makes an empty list of rows with the given columns, in `a`. `keys` are the
   indices of the columns to sort by. Numbers are sorted by value, all other
   cells by their bytes; NULL comes first. The order is the same on every
   machine. */
struct rows_sort *rows_sort_new(struct arena *a,
                                const struct lock_columns *columns,
                                const size_t *keys, size_t n_keys);

/* Adds a row. Returns false, with the reason in *why, if the row and its key
   are larger than 8 MiB or the temporary file cannot be written. */
bool rows_sort_add(struct rows_sort *s, const str *cells, str *why);

/* Passes all rows, sorted, to row(data, ...), which returns false to stop.
   Returns false after a stop, or with the reason in *why if the temporary file
   cannot be read. Call it once. */
bool rows_sort_each(struct rows_sort *s,
                    bool (*row)(void *data, const struct rows_sort_row *r),
                    void *data, str *why);

/* Closes the temporary file. */
void rows_sort_free(struct rows_sort *s);
