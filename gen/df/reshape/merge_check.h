// SPDX-License-Identifier: MIT
// merge_check: warns about rows that a merge loses because the other side lacks
// their key, or repeats because the other side has their key more than once.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/keys.h"

/* One side of a merge. */
struct merge_side {
    struct keys keys;     /* if keys.columns is NULL, merge_check does
                             nothing */
    const uint32_t *rows; /* for each row of the result, the row of this side or
                             ORIGIN_NO_ROW */
    const struct frame *frame;
};

struct merge_pairs {
    struct merge_side left, right;
    size_t n;                   /* rows of the result */
    bool keep_left, keep_right; /* the result keeps rows of this side that have
                                   no partner */
    bool inner_given;           /* the script writes how='inner' */
    bool validated;             /* the script gives validate= */
};

/* Warns about lost and repeated rows (df-merge-lost, df-merge-repeated), once
   for each key, at the key's position in the CSV file. The help names the most
   similar key. One side is called the list: the rows of the other side are
   looked up in it. The left side is the list with how='right'. It is also the
   list if its keys are unique, some of them match several rows, and one of two
   conditions holds: more keys match several rows than match one row, or only
   the right side has measurements. Otherwise, the right side is the list. Rows
   of the list without a partner are not reported. If the script writes how=,
   rows without a partner are intended: a key is then reported only if it equals
   a key of the list except for blanks, dashes and case. In an outer merge, the
   rows of both sides are looked up, and repeated rows are not reported. */
void merge_check(struct call *c, const struct merge_pairs *pairs);
