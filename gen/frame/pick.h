// SPDX-License-Identifier: MIT
// pick: one column out of the cells of several.
#pragma once

#include "frame/frame.h"

/* The columns that cells are picked from, at least one, and which: row r of
   the result is row rows[r] of from[which[r]], missing for ORIGIN_NO_ROW. */
struct pick {
    const struct column *const *from;
    size_t n_from;
    const uint32_t *which, *rows; /* n of them */
    size_t n;
};

/* Where such cells come from: ORIGIN_PICK at pos. What `p` points to must live
   as long as `a`. */
const struct origin *pick_origin(struct arena *a, struct pos pos,
                                 const struct pick *p);

/* The column, named `name`. Its type holds all that the sources can hold, as
   pandas finds it: integers among floats become floats, other mixtures are
   objects; categories stay where all sources have the same. What `p` points
   to must live as long as `a`; the origin is ORIGIN_PICK at pos. */
const struct column *column_pick(struct arena *a, struct pos pos, str name,
                                 const struct pick *p);
