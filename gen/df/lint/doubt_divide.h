// SPDX-License-Identifier: MIT
// doubt_divide: records which columns of files are divisors in scripts, and
// gives lint warnings (doubts) about divisions of rounded numbers.
#pragma once

#include "df/runtime/eval.h"

/* Checks the division of x by y at `at`; x or y is NULL if that operand is a
   single number. If y contains a 0, records the columns of files from which y
   was computed. Warns (df-rounded) if rounding x or y in the script changed a
   quotient by more than 1 %. */
void doubt_divide(struct eval *ev, const struct df_expr *at,
                  const struct column *x, const struct column *y);

/* Whether doubt_divide has recorded column `field` (from 0) of the CSV file
   `path`. Columns from 63 on share one record. Valid after all scripts have
   run. */
bool doubt_is_divisor(const struct site *site, str path, size_t field);
