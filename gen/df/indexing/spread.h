// SPDX-License-Identifier: MIT
// spread: matches the cells of a series with the columns of a frame, for
// expressions such as df - df.mean().
#pragma once

#include "df/runtime/eval.h"

/* The column names of two frames: the names of x if both have the same names in
   the same order, otherwise the union of both, sorted. Element i of x and y is
   the position of name i in that frame, or ORIGIN_NO_ROW if the frame lacks the
   name. spread_names returns false on failure, which is reported. */
struct spread_names {
    str *names;
    const uint32_t *x, *y;
    size_t n;
    bool same; /* both frames have the same names in the same order */
};
bool spread_names(struct eval *ev, const struct df_expr *at,
                  const struct frame *x, const struct frame *y,
                  struct spread_names *out);

/* Returns f with a column for each name that is a column of f or a label of s.
   Sets *values to the cells of s for these columns. Columns that f lacks and
   cells that s lacks are missing. Sets *same to whether f and s have the same
   names. An array or Index is matched by position. NULL on failure, which is
   reported; it is a failure if f and s have no name in common. */
struct frame *spread_series(struct eval *ev, const struct df_expr *at,
                            const struct frame *f, const struct series *s,
                            struct value **values, bool *same);

/* Returns f with n columns: the columns at the given positions. A position of
   ORIGIN_NO_ROW makes a column of missing cells called names[i]. NULL if a
   limit is reached. */
struct frame *spread_frame(struct eval *ev, const struct df_expr *at,
                           const struct frame *f, const str *names,
                           const uint32_t *positions, size_t n);
