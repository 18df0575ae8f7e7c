// SPDX-License-Identifier: MIT
// frame_check: what holds of every frame and column, as asserts. Compiled in
// with -DCHECKED, which builds under sanitizers and for fuzzing have.
//
// A column's type is one of the enum's, and its cells are there. Bools are 0
// or 1; texts have bytes where they have a length; objects are of a known
// type. It has an origin, whose rows lie within the columns that they are
// taken from; of groups, starts never fall. Categories are one column, of no
// category itself. A frame's columns, and its row labels, have as many rows as
// the frame.
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
