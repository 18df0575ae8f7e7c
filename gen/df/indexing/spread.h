// SPDX-License-Identifier: MIT
// spread: a series beside a frame, a value for each of its columns: what
// df - df.mean() computes with.
#pragma once

#include "df/runtime/eval.h"

/* The names that two frames have between them: those of x when both have the
   same in the same order, else all of them, sorted; for each the place of the
   column in either, ORIGIN_NO_ROW where there is none. */
struct spread_names {
    str *names;
    const uint32_t *x, *y;
    size_t n;
    bool same;
};
bool spread_names(struct eval *ev, const struct df_expr *at,
                  const struct frame *x, const struct frame *y,
                  struct spread_names *out);

/* f with the columns of all names, and in *values one for each: the cell of s
   by that label. What either lacks is missing; *same: nothing is. NULL:
   reported. */
struct frame *spread_series(struct eval *ev, const struct df_expr *at,
                            const struct frame *f, const struct series *s,
                            struct value **values, bool *same);

/* f with the columns at the given places; those at ORIGIN_NO_ROW are missing.
 */
struct frame *spread_frame(struct eval *ev, const struct df_expr *at,
                           const struct frame *f, const str *names,
                           const uint32_t *places, size_t n);
