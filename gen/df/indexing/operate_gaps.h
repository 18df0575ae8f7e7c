// SPDX-License-Identifier: MIT
// operate_gaps: comparisons whose result has missing cells in pandas. A column
// of bools has no missing cells here.
#pragma once

#include "df/runtime/eval.h"

/* Reports a comparison with x, and returns true, if x has the type Int64 or
   string and missing cells. x may be NULL. */
bool operate_gaps_refuse(struct eval *ev, const struct df_expr *at,
                         const struct column *x);
