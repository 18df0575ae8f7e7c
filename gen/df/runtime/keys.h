// SPDX-License-Identifier: MIT
// keys: finds rows by the values in some columns, for merge, groupby and the
// alignment of row labels. Missing values equal each other; 1, 1.0 and True are
// equal, as in pandas.
#pragma once

#include "frame/frame.h"

struct keys {
    const struct column *const *columns; /* NULL: row r has the label r */
    size_t n_columns;
    size_t n; /* rows */
};

/* A hash table of rows by key. `next` links rows with an equal key in order and
   ends with ORIGIN_NO_ROW. */
struct keys_table {
    struct keys keys;
    uint32_t *slots; /* 1 + the first row with a key; 0: empty */
    size_t n_slots;
    uint32_t *next;
    uint32_t *last; /* by first row: the last row of its list */
    bool unique;
};

void keys_table_init(struct keys_table *t, struct arena *a, struct keys keys);

/* Returns the first row of the table with the key of a row of `probe`, or
   ORIGIN_NO_ROW. */
uint32_t keys_table_find(const struct keys_table *t, const struct keys *probe,
                         size_t row);

/* Returns the first row with an equal key, for each row. In `a`. */
uint32_t *keys_firsts(struct arena *a, const struct keys *k);

bool keys_equal(const struct keys *x, size_t i, const struct keys *y, size_t j);
bool keys_missing(const struct keys *k, size_t row); /* any part of the key */

/* Compares two keys column by column: numbers, strings by code point, missing
   values last. False if two values have no order. */
bool keys_order(const struct keys *x, size_t i, const struct keys *y, size_t j,
                int *order);

/* Sorts n rows by key, numbers before strings; stable. */
void keys_sort(const struct keys *k, struct arena *scratch, uint32_t *rows,
               size_t n);

/* Reverses each run of equal rows in n sorted rows. */
void keys_reverse_ties(const struct keys *k, uint32_t *rows, size_t n);
