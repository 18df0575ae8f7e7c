// SPDX-License-Identifier: MIT
// version_check: warns (df-version) of versions that were read as numbers:
// 2.20 becomes 2.2, and 2.9 is more than 2.10.
#pragma once

#include "df/runtime/eval.h"

/* Reports the first version of a shown column that lost a zero. */
void version_check_shown(struct eval *ev, const struct column *c);

/* Reports versions that have another order as numbers, if `at` orders or
   compares the cells of c and c is a column of versions of a CSV file. */
void version_check_order(struct eval *ev, const struct df_expr *at,
                         const struct column *c);
