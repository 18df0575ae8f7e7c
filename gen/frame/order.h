// SPDX-License-Identifier: MIT
// order: sorts the rows of long columns. The cells of each column become
// integer keys with the same order, which are sorted digit by digit in linear
// time. order_merge sorts rows by comparisons instead.
#pragma once

#include "frame/frame.h"

/* Stores the row numbers 0..n-1 in `rows`, sorted by the cells of by[0]; rows
   with equal cells are sorted by by[1] and so on, then by row number.
   descending[k] reverses the order of by[k]. Strings are ordered by bytes.
   Missing cells come last, whether or not descending[k] is true. Columns of
   objects are not allowed. Frees what it allocates in `scratch`. */
void order_rows(struct arena *scratch, const struct column *const *by,
                const bool *descending, size_t n_by, size_t n, uint32_t *rows);

/* Sorts n row numbers, stably, by comparisons. in_order returns whether row x
   may precede row y; it must return true if the rows are equal. */
void order_merge(struct arena *scratch, uint32_t *rows, size_t n,
                 bool (*in_order)(void *data, uint32_t x, uint32_t y),
                 void *data);
