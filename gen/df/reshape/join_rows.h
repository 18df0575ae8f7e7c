// SPDX-License-Identifier: MIT
// join_rows: which rows of two tables go together by their keys. A hash table
// of one side's keys is asked for each row of the other.
#pragma once

#include "df/runtime/keys.h"

enum join_how { JOIN_INNER, JOIN_LEFT, JOIN_RIGHT, JOIN_OUTER, JOIN_CROSS };

struct join_rows {
    enum join_how how;
    struct keys outer; /* whose rows come in order; of the left side, but of
                          the right one with JOIN_RIGHT */
    struct keys_table table; /* of the other side */
    uint32_t *first;         /* the first partner of each row of `outer` */
    size_t n;                /* pairs; SIZE_MAX: more than that */
};

/* Finds and counts the pairs; what *j points to lives in `scratch`. With
   JOIN_CROSS the keys only tell the numbers of rows. */
void join_rows_find(struct join_rows *j, struct arena *scratch,
                    enum join_how how, struct keys left, struct keys right);

/* Writes the j->n pairs: in the order of the left side (of the right one with
   JOIN_RIGHT); for a row without a partner that stays, ORIGIN_NO_ROW. Rows of
   the right side that are nobody's partner come last (JOIN_OUTER). */
void join_rows_put(const struct join_rows *j, struct arena *scratch,
                   uint32_t *left, uint32_t *right);
