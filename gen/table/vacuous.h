// SPDX-License-Identifier: MIT
// vacuous: finds the part of a condition that is about no row, so that the
// condition says nothing: (selection['x'] < 30).all() of an empty selection.
#pragma once

#include "df/runtime/eval.h"

/* Returns the part of a condition, evaluated last, that no row decides; NULL if
   there is none. It is one of:
   - all, any or sum of a comparison on an empty selection;
   - a comparison of a column with a string that no row has, joined by `and` or
     `or` with one of a measured figure. A state that no row has ("failed") may
     be the claim itself. */
const struct df_expr *vacuous_part(struct eval *ev, const struct df_expr *e);
