// SPDX-License-Identifier: MIT
// join_rows: finds the pairs of rows of two tables that have equal keys. Uses a
// hash table of one table's keys.
#pragma once

#include "df/runtime/keys.h"

enum join_how { JOIN_INNER, JOIN_LEFT, JOIN_RIGHT, JOIN_OUTER, JOIN_CROSS };

struct join_rows {
    enum join_how how;
    struct keys outer; /* the side that determines the order of the pairs: the
                          right side for JOIN_RIGHT, else the left side */
    struct keys_table table; /* the keys of the other side */
    uint32_t *first;         /* the first partner of each row of `outer`, or
                                ORIGIN_NO_ROW */
    size_t n;                /* number of pairs; SIZE_MAX on overflow */
};

/* Initializes *j: looks up all rows and counts the pairs. The arrays of *j live
   in `scratch`. For JOIN_CROSS, uses only the numbers of rows in `left` and
   `right`. */
void join_rows_find(struct join_rows *j, struct arena *scratch,
                    enum join_how how, struct keys left, struct keys right);

/* Stores the rows of the j->n pairs in the arrays `left` and `right`, in the
   order of the left side, or of the right side for JOIN_RIGHT. A row without a
   partner is paired with ORIGIN_NO_ROW. For JOIN_OUTER, rows of the right side
   without a partner come last. */
void join_rows_put(const struct join_rows *j, struct arena *scratch,
                   uint32_t *left, uint32_t *right);
