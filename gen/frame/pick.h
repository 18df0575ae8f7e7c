// SPDX-License-Identifier: MIT
// pick: combines cells of several columns in one column.
#pragma once

#include "frame/frame.h"

/* At least one source column, and the cells to pick: row r of the result is row
   rows[r] of from[which[r]], or missing for ORIGIN_NO_ROW. */
struct pick {
    const struct column *const *from;
    size_t n_from;
    const uint32_t *which, *rows; /* n of them */
    size_t n;
};

/* Returns the origin of such cells: ORIGIN_PICK at pos. The arrays of `p` must
   live as long as `a`. */
const struct origin *pick_origin(struct arena *a, struct pos pos,
                                 const struct pick *p);

/* Returns the column. Its type is pandas' common type of the sources: integers
   beside floats become floats, other mixtures become objects; categories stay
   if all sources have the same. The arrays of `p` must live as long as `a`; the
   origin is ORIGIN_PICK at pos. */
const struct column *column_pick(struct arena *a, struct pos pos, str name,
                                 const struct pick *p);
