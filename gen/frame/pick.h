// SPDX-License-Identifier: MIT
// pick: makes a column from cells of several columns.
#pragma once

#include "frame/frame.h"

/* The source columns, at least one, and the cells to pick: row r of the result
   is row rows[r] of from[which[r]], or missing if rows[r] is ORIGIN_NO_ROW. */
struct pick {
    const struct column *const *from;
    size_t n_from;
    const uint32_t *which, *rows; /* by row of the result; n elements each */
    size_t n;
};

/* Returns the origin of the picked cells: ORIGIN_PICK at pos. The arrays of `p`
   must live as long as `a`. */
const struct origin *pick_origin(struct arena *a, struct pos pos,
                                 const struct pick *p);

/* Returns a column of the picked cells. The column's type is pandas' common
   type of the sources: integers and floats become floats, all other mixtures
   become objects. The column has categories if all sources have the same dtype
   with categories. Its origin is ORIGIN_PICK at pos. The arrays of `p` must
   live as long as `a`. */
const struct column *column_pick(struct arena *a, struct pos pos, str name,
                                 const struct pick *p);
