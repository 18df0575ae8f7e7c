// SPDX-License-Identifier: MIT
// version_check: warns (df-version) about versions that were read as numbers:
// 2.20 becomes 2.2, and 2.9 is greater than 2.10.
#pragma once

#include "df/runtime/eval.h"

/* Reports the first version in c, a column of a result, that lost its last
   zero. */
void version_check_shown(struct eval *ev, const struct column *c);

/* Reports two versions in column c whose order differs from the order of their
   numbers. Expression `at` sorts or compares the cells of c. No-op unless c
   comes from a column of versions in a CSV file. */
void version_check_order(struct eval *ev, const struct df_expr *at,
                         const struct column *c);
