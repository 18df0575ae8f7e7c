// SPDX-License-Identifier: MIT
// doubt_call: warns about calls with a misleading result: aggregates that
// include a row of totals (df-total), units that change from row to row
// (unit-mixed), unweighted means (df-mean-weight), means over different cases
// (df-group-uneven), and values that occur in no row (df-absent).
#pragma once

#include "df/runtime/call.h"

/* Checks a call of a method of a frame, column or groups that returned `out`.
 */
void doubt_call(struct call *c, struct object out);

/* Checks a comparison of column x with a string, written at `at`. */
void doubt_equal(struct eval *ev, const struct df_expr *at,
                 const struct column *x, struct value v);
