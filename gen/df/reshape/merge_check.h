// SPDX-License-Identifier: MIT
// merge_check: warns of rows that a merge loses because the other side lacks
// their key, or repeats because it has their key twice.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/keys.h"

struct merge_side {
    struct keys keys;     /* without columns (row numbers): no check */
    const uint32_t *rows; /* by row of the result, or ORIGIN_NO_ROW */
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
   each key, at its position in the CSV file. The help names the nearest key.
   One side is the list in which the other side's rows are looked up: the right
   side, unless how='right', or unless the left side's keys are unique and
   either most of them match several rows or only the right side holds
   measurements. Rows of the list that no row uses are not reported. With a
   written how='inner', 'left' or 'right', rows without a partner are intended:
   then only keys that differ from one of the list in blanks, dashes or case are
   reported. */
void merge_check(struct call *c, const struct merge_pairs *pairs);
