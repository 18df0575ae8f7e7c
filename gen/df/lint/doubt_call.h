// SPDX-License-Identifier: MIT
// doubt_call: lint warnings (doubts) about calls with a misleading result:
// aggregates that include a row of totals (df-total), units that change from
// row to row (unit-mixed), unweighted means (df-mean-weight), means of groups
// that lack cases of other groups (df-group-uneven), and values that occur in
// no row (df-absent).
#pragma once

#include "df/runtime/call.h"

/* Checks call c of a method of a frame, column or groupby, after it returned
   `out`. */
void doubt_call(struct call *c, struct object out);

/* Warns if expression `at` compares the cells of column x with a string v that
   equals no cell, although some cell differs from v only in blanks, dashes or
   case. */
void doubt_equal(struct eval *ev, const struct df_expr *at,
                 const struct column *x, struct value v);
