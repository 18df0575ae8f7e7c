// SPDX-License-Identifier: MIT
// frame_check: asserts the invariants of frames and columns, if compiled with
// -DCHECKED: in builds with sanitizers and for fuzzing.
//
// A column has cells, a valid type and an origin whose rows are in range; the
// starts of groups ascend. A bool is 0 or 1, a string with a length has a
// pointer, an object has a valid type. The categories of a column are a column
// without a dtype. A frame's columns and row labels have its number of rows.
#pragma once

#include "frame/frame.h"

#ifdef CHECKED
void column_check(const struct column *c);
void frame_check(const struct frame *f);
#else
static inline void column_check(const struct column *c)
{
    (void)c;
}

static inline void frame_check(const struct frame *f)
{
    (void)f;
}
#endif
