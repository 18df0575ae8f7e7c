// SPDX-License-Identifier: MIT
// merge_check: warns of what a merge does to rows silently: it loses those
// whose key the other side does not have, and repeats those whose key it has
// twice.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/keys.h"

struct merge_side {
    struct keys keys;     /* without columns: a merge by row numbers is not
                             checked */
    const uint32_t *rows; /* by row of the result; ORIGIN_NO_ROW: none */
    const struct frame *frame;
};

struct merge_pairs {
    struct merge_side left, right;
    size_t n;                   /* rows of the result */
    bool keep_left, keep_right; /* rows that have no partner */
    bool inner_said;            /* how='inner' was written out */
    bool validated;             /* how often keys may stand was written out */
};

/* Warns of lost and of repeated rows (df-merge-lost, df-merge-repeated), each
   key once, at its place in the CSV file; the key that is nearest is the help.
   One side is taken for a list that the rows of the other are looked up in:
   the right one, unless how='right' or the keys say otherwise: a left side with
   unique keys is the list when most keys meet several rows, or when only the
   right side holds measurements. What the list
   has beyond need is not lost. how='inner', written out, says that rows without
   a partner are to go, how='left' or 'right' that they are to stay: then only
   keys that differ in blanks, dashes or case from one of the list are reported.
 */
void merge_check(struct call *c, const struct merge_pairs *pairs);
