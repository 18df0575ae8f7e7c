// SPDX-License-Identifier: MIT
// spread: matches the cells of a series with the columns of a frame, for
// expressions such as df - df.mean().
#pragma once

#include "df/runtime/eval.h"

/* The column names of two frames together. `names` are the names of the first
   frame if both have the same names in the same order, else the sorted union of
   both. x[i] and y[i] are the positions of names[i] in the first and second
   frame, or ORIGIN_NO_ROW if the frame lacks the name. spread_names returns
   false on failure, which is reported. */
struct spread_names {
    str *names;
    const uint32_t *x, *y;
    size_t n;
    str axis;  /* the name of the column axis; STR_NONE if the names differ */
    bool same; /* both frames have the same names in the same order */
};
bool spread_names(struct eval *ev, const struct df_expr *at,
                  const struct frame *x, const struct frame *y,
                  struct spread_names *out);

/* Returns f with a column for each name that is a column of f or a label of s.
   All cells of a column that f lacks are missing. Sets *values to the cells of
   s for these columns; a cell that s lacks is missing. Sets *same to whether f
   and s have the same names. An array or Index is matched by position. Returns
   NULL on failure, which is reported. It is a failure if f and s have no name
   in common. */
struct frame *spread_series(struct eval *ev, const struct df_expr *at,
                            const struct frame *f, const struct series *s,
                            struct value **values, bool *same);

/* Returns a frame of the columns of f at `positions`, to->x or to->y. If
   positions[i] is ORIGIN_NO_ROW, column i of the result has only missing cells
   and the name to->names[i]. NULL if a limit is reached. */
struct frame *spread_frame(struct eval *ev, const struct df_expr *at,
                           const struct frame *f, const struct spread_names *to,
                           const uint32_t *positions);
