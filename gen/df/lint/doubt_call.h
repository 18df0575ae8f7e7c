// SPDX-License-Identifier: MIT
// doubt_call: warns of calls whose result misleads: aggregates that take in a
// total (df-total), units that change from row to row (unit-mixed), means that
// weigh all rows alike (df-mean-weight) or are of unlike cases
// (df-group-uneven), and values that no row has (df-absent).
#pragma once

#include "df/runtime/call.h"

/* Checks a call of a method of a frame, column or groups, which gave `out`. */
void doubt_call(struct call *c, struct object out);

/* Checks a comparison of column x with a text, written at `at`. */
void doubt_equal(struct eval *ev, const struct df_expr *at,
                 const struct column *x, struct value v);
