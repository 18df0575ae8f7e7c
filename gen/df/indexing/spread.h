// SPDX-License-Identifier: MIT
// spread: matches the cells of a series with the columns of a frame, for
// expressions such as df - df.mean().
#pragma once

#include "df/runtime/eval.h"

/* The column names of two frames: those of x if both have the same in the same
   order, else all of them, sorted. x[i] and y[i] are the positions of the
   column in each frame, or ORIGIN_NO_ROW. */
struct spread_names {
    str *names;
    const uint32_t *x, *y;
    size_t n;
    bool same;
};
bool spread_names(struct eval *ev, const struct df_expr *at,
                  const struct frame *x, const struct frame *y,
                  struct spread_names *out);

/* Returns f with all names as columns, and in *values the cell of s for each.
   Columns and cells are missing where one side has none; *same if both have the
   same names. NULL on failure, which is reported. */
struct frame *spread_series(struct eval *ev, const struct df_expr *at,
                            const struct frame *f, const struct series *s,
                            struct value **values, bool *same);

/* Returns f with the columns at the given positions; those at ORIGIN_NO_ROW are
   missing. */
struct frame *spread_frame(struct eval *ev, const struct df_expr *at,
                           const struct frame *f, const str *names,
                           const uint32_t *positions, size_t n);
