// SPDX-License-Identifier: MIT
// doubt_divide: what is noted of a division: the columns of files that it
// divides by, and whether its numbers were rounded before.
#pragma once

#include "df/runtime/eval.h"

/* Notes the columns of files that y was computed from, if y has a 0, and warns
   where rounding x or y in the script changed a quotient by more than 1 %
   (df-rounded). Either is NULL where a number stands. */
void doubt_divide(struct eval *ev, const struct df_expr *at,
                  const struct column *x, const struct column *y);

/* Whether a script of the site divides by a column of a CSV file, by its place
   there; once the scripts have run. */
bool doubt_is_divisor(const struct site *site, str path, size_t field);
