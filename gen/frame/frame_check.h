// SPDX-License-Identifier: MIT
// frame_check: asserts the invariants of frames and columns. Compiled in with
// -DCHECKED, as in builds with sanitizers and for fuzzing.
//
// A column has a valid type and cells. Bools are 0 or 1; strings with a length
// have bytes; objects have a valid type. It has an origin, whose rows are
// within the source columns; the starts of groups ascend. Categories are a
// column without categories. A frame's columns and row labels have the frame's
// rows.
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
