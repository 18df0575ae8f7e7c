// SPDX-License-Identifier: MIT
// keys: finds, compares and sorts rows by keys, for merge, groupby and the
// alignment of row labels. A key consists of a row's values in one or several
// columns. Missing values equal each other; 1, 1.0 and True are equal, as in
// pandas.
#pragma once

#include "frame/frame.h"

/* The keys of n rows: row r has the key columns[0][r], columns[1][r], ... */
struct keys {
    const struct column *const *columns; /* NULL: row r has the key r */
    size_t n_columns;
    size_t n; /* rows */
};

/* A hash table of rows by key. Rows with equal keys form a list in ascending
   order. */
struct keys_table {
    struct keys keys;
    uint32_t *slots; /* for each slot: 1 + the first row of its list; 0:
                        empty */
    size_t n_slots;
    uint32_t *next; /* for each row: the next row of its list, or
                       ORIGIN_NO_ROW */
    uint32_t *last; /* for the first row of each list: the last row of the
                       list */
    bool unique;    /* each list has one row */
};

/* Makes a table of all rows of `keys`, in `a`. The table refers to the columns
   of `keys`. */
void keys_table_init(struct keys_table *t, struct arena *a, struct keys keys);

/* Returns the first row of the table whose key equals the key of row `row` of
   `probe`, or ORIGIN_NO_ROW. */
uint32_t keys_table_find(const struct keys_table *t, const struct keys *probe,
                         size_t row);

/* Returns an array, in `a`: element i is the first row whose key equals the key
   of row i. */
uint32_t *keys_firsts(struct arena *a, const struct keys *k);

bool keys_equal(const struct keys *x, size_t i, const struct keys *y, size_t j);

/* Whether any value of a row's key is missing. */
bool keys_missing(const struct keys *k, size_t row);

/* Compares two keys column by column: strings by code point, missing values
   last. Sets *order to -1, 0 or 1. Returns false if the keys have no order,
   because one has a number in a column in which the other has a string. */
bool keys_order(const struct keys *x, size_t i, const struct keys *y, size_t j,
                int *order);

/* Sorts n rows by key: numbers, then strings, then missing values. Rows with
   equal keys keep their order. */
void keys_sort(const struct keys *k, struct arena *scratch, uint32_t *rows,
               size_t n);

/* Like keys_sort, but missing dates come first, as when pandas sorts the keys
   of an outer merge. */
void keys_sort_merged(const struct keys *k, struct arena *scratch,
                      uint32_t *rows, size_t n);

/* Reverses each run of rows with equal keys in n sorted rows. */
void keys_reverse_ties(const struct keys *k, uint32_t *rows, size_t n);
