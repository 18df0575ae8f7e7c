// SPDX-License-Identifier: MIT
// fillna: finds, fills and drops missing cells: isna, notna, fillna, ffill,
// bfill, dropna, pd.isna, pd.notna.
#pragma once

#include "df/runtime/call.h"

/* Converts a column of objects to the type that all its cells share, or to
   float if all cells are missing. Returns other columns unchanged. Keeps the
   origin. Returns NULL on failure, which is reported. */
const struct column *fillna_refined(struct eval *ev, const struct df_expr *at,
                                    const struct column *x);

/* Returns the rows of f in which at least `need` of the n columns v are not
   missing. Returns NULL on failure, which is reported. */
struct frame *fillna_drop_rows(struct eval *ev, const struct df_expr *at,
                               const struct frame *f,
                               const struct column *const *v, size_t n,
                               size_t need);

/* Returns the frame with those columns in which at least `need` cells are not
   missing. */
struct frame *fillna_drop_columns(struct eval *ev, const struct frame *f,
                                  size_t need);
