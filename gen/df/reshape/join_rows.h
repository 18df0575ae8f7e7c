// SPDX-License-Identifier: MIT
// join_rows: finds the pairs of rows of two tables that have equal keys, with a
// hash table of one side's keys.
#pragma once

#include "df/runtime/keys.h"

enum join_how { JOIN_INNER, JOIN_LEFT, JOIN_RIGHT, JOIN_OUTER, JOIN_CROSS };

struct join_rows {
    enum join_how how;
    struct keys outer; /* the side whose row order the pairs follow: the left
                          one, or the right one with JOIN_RIGHT */
    struct keys_table table; /* the keys of the other side */
    uint32_t *first;         /* the first partner of each row of `outer`, or
                                ORIGIN_NO_ROW */
    size_t n;                /* number of pairs; SIZE_MAX on overflow */
};

/* Initializes *j: looks up all rows and counts the pairs. The arrays of *j are
   in `scratch`. With JOIN_CROSS, only the numbers of rows are read from the
   keys. */
void join_rows_find(struct join_rows *j, struct arena *scratch,
                    enum join_how how, struct keys left, struct keys right);

/* Writes the rows of the j->n pairs to the arrays `left` and `right`, in the
   order of the left side (of the right side with JOIN_RIGHT). A row without a
   partner is paired with ORIGIN_NO_ROW. With JOIN_OUTER, rows of the right side
   without a partner come last. */
void join_rows_put(const struct join_rows *j, struct arena *scratch,
                   uint32_t *left, uint32_t *right);
