// SPDX-License-Identifier: MIT
// missing: which cells are missing, and what is put in their place: isna,
// notna, fillna, ffill, bfill, dropna; pd.isna, pd.notna.
#ifndef DF_CELLS_MISSING_H
#define DF_CELLS_MISSING_H

#include "df/core/call.h"

/* A column of objects with the type that its cells have in common, if there is
   one: floats where all are missing; any other column as it is. Its origin
   stays. NULL: reported. */
const struct column *missing_refined(struct eval *ev, const struct df_expr *at,
                                     const struct column *x);

#endif
