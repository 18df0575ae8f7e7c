// SPDX-License-Identifier: MIT
// fillna: finds, fills and drops missing cells: isna, notna, fillna, ffill,
// bfill, dropna; pd.isna, pd.notna.
#pragma once

#include "df/runtime/call.h"

/* Gives a column of objects the type that its cells share, if they share one:
   float if all are missing. Other columns are returned unchanged. Keeps the
   origin. NULL on failure, which is reported. */
const struct column *fillna_refined(struct eval *ev, const struct df_expr *at,
                                    const struct column *x);

/* The frame's rows with at least `need` cells among the n columns v that are
   not missing. NULL on failure, which is reported. */
struct frame *fillna_drop_rows(struct eval *ev, const struct df_expr *at,
                               const struct frame *f,
                               const struct column *const *v, size_t n,
                               size_t need);

/* The frame with the columns of which at least `need` cells are not missing. */
struct frame *fillna_drop_columns(struct eval *ev, const struct frame *f,
                                  size_t need);
