// SPDX-License-Identifier: MIT
// keys: rows found by the values in some columns: what merge, groupby and
// the alignment of row labels stand on. Missing values equal each other;
// 1, 1.0 and True are equal, as they are in pandas.
#pragma once

#include "frame/frame.h"

struct keys {
    const struct column *const *columns; /* none: row r has the label r */
    size_t n_columns;
    size_t n; /* rows */
};

/* Rows by key; made once, asked often. Rows with an equal key hang on
   `next`, in order, ORIGIN_NO_ROW at the end. */
struct keys_table {
    struct keys keys;
    uint32_t *slots; /* place of a key's first row, plus one */
    size_t n_slots;
    uint32_t *next;
    uint32_t *last; /* the end of the list that begins at a row */
    bool unique;
};

void keys_table_init(struct keys_table *t, struct arena *a, struct keys keys);

/* The first row of the table whose key equals that of a row of `probe`, or
   ORIGIN_NO_ROW. */
uint32_t keys_table_find(const struct keys_table *t, const struct keys *probe,
                         size_t row);

/* For each row, the first row with an equal key. In `a`. */
uint32_t *keys_firsts(struct arena *a, const struct keys *k);

bool keys_equal(const struct keys *x, size_t i, const struct keys *y, size_t j);
bool keys_missing(const struct keys *k, size_t row); /* any part of the key */

/* The order of two keys, column by column: numbers, texts by code point,
   missing values last; false where two values have no order. */
bool keys_order(const struct keys *x, size_t i, const struct keys *y, size_t j,
                int *order);

/* Sorts n rows by their keys, numbers before texts; stable. */
void keys_sort(const struct keys *k, struct arena *scratch, uint32_t *rows,
               size_t n);

/* Turns around each run of equal rows in n sorted ones. */
void keys_turn_ties(const struct keys *k, uint32_t *rows, size_t n);
