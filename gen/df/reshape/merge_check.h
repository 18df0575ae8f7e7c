// SPDX-License-Identifier: MIT
// merge_check: warns of rows that a merge loses because the other side lacks
// their key, or repeats because the other side has their key more than once.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/keys.h"

/* One side of a merge. */
struct merge_side {
    struct keys keys;     /* keys.columns NULL: merge_check does nothing */
    const uint32_t *rows; /* the row of this side in each row of the result, or
                             ORIGIN_NO_ROW */
    const struct frame *frame;
};

struct merge_pairs {
    struct merge_side left, right;
    size_t n;                   /* rows of the result */
    bool keep_left, keep_right; /* rows without a partner are kept */
    bool inner_given;           /* how='inner' was written out */
    bool validated;             /* the script gives validate= */
};

/* Warns of lost and repeated rows (df-merge-lost, df-merge-repeated), once for
   each key, at the key's position in the CSV file. The help names the nearest
   key. One side is called the list: the rows of the other side are looked up in
   it. The list is the right side, with two exceptions. With how='right', it is
   the left side. It is also the left side if the left keys are unique, and if
   most of these match several rows or only the right side has measurements.
   Rows of the list that are not used are not reported. If the script gives
   how='inner', 'left' or 'right', rows without a partner are intended; then a
   key is reported only if it equals a key of the list except for blanks, dashes
   and case. An outer merge is not checked. */
void merge_check(struct call *c, const struct merge_pairs *pairs);
