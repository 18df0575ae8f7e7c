// SPDX-License-Identifier: MIT
// join_rows: finds the rows of two tables with equal keys by a hash table of
// one side's keys.
#pragma once

#include "df/runtime/keys.h"

enum join_how { JOIN_INNER, JOIN_LEFT, JOIN_RIGHT, JOIN_OUTER, JOIN_CROSS };

struct join_rows {
    enum join_how how;
    struct keys outer; /* the side that gives the order: the left one, or the
                          right one with JOIN_RIGHT */
    struct keys_table table; /* of the other side */
    uint32_t *first;         /* the first partner of each row of `outer` */
    size_t n;                /* number of pairs; SIZE_MAX on overflow */
};

/* Finds and counts the pairs. Tables and lists of *j live in `scratch`. With
   JOIN_CROSS only the numbers of rows are read from the keys. */
void join_rows_find(struct join_rows *j, struct arena *scratch,
                    enum join_how how, struct keys left, struct keys right);

/* Writes the j->n pairs in the order of the left side (of the right one with
   JOIN_RIGHT). The partner of a row without one is ORIGIN_NO_ROW. With
   JOIN_OUTER, rows of the right side without a partner come last. */
void join_rows_put(const struct join_rows *j, struct arena *scratch,
                   uint32_t *left, uint32_t *right);
