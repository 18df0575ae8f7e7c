// SPDX-License-Identifier: MIT
// rolling: the windows of df.rolling(3) and df.expanding().
#pragma once

#include "df/aggregate/window_math.h"
#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* Describes windows of rows. The window of a row ends with the row or, if
   `center` is set, has the row in its middle. */
struct window {
    int64_t rows; /* rows of a window; 0: all rows up to the current row */
    int64_t span; /* length of a window in nanoseconds; 0: use `rows` */
    const struct column *times; /* for `span`: the dates of the rows */
    const struct column *on;    /* the column of the frame that contains the
                                   dates; NULL: the row labels are the dates */
    bool selected;              /* columns were selected after on= was given */
    int64_t least;   /* the result of a window with fewer numbers is missing */
    bool counts_all; /* min_periods= is not given, so count() has a result for
                        each window */
    bool center;
    const struct ewm *weights; /* of ewm(); else NULL */
    bool left, right; /* closed=: the window includes its earlier end (left),
                         its later end (right) */
};

/* Like rolling_bounds, but for windows that last w->span. t has the dates of
   the n rows, in ascending order. */
void rolling_time_bounds(const struct window *w, const int64_t *t, size_t n,
                         uint32_t *starts, uint32_t *ends);

/* For each row i of the n rows, sets [starts[i], ends[i]) to the rows of its
   window. w->span is not used. */
void rolling_bounds(const struct window *w, size_t n, uint32_t *starts,
                    uint32_t *ends);
