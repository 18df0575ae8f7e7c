// SPDX-License-Identifier: MIT
// doubt_divide: records the columns of files by which scripts divide, and warns
// about divisions of rounded numbers.
#pragma once

#include "df/runtime/eval.h"

/* Records the columns of files from which y was computed if y has a 0. Warns
   (df-rounded) if rounding x or y in the script changed a quotient by more than
   1 %. x or y is NULL if it is a single number. */
void doubt_divide(struct eval *ev, const struct df_expr *at,
                  const struct column *x, const struct column *y);

/* Whether a script of the site divides by column `field` of the CSV file
   `path`. Valid after all scripts have run. */
bool doubt_is_divisor(const struct site *site, str path, size_t field);
