// SPDX-License-Identifier: MIT
// scale: maps numbers and categories to positions on an axis. The terms are
// those of d3 and Vega-Lite: a scale maps its domain, in numbers of the data,
// to its range, in pixels.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum scale_kind {
    SCALE_LINEAR,
    SCALE_LOG,
    SCALE_TIME, /* linear over days since 1970-01-01 */
    SCALE_BAND, /* categories 0 to n - 1; each has a band, an equal part of the
                   range */
    SCALE_POINT /* categories 0 to n - 1, from one end of the range to the
                   other */
};

struct scale {
    enum scale_kind kind;
    double domain[2]; /* BAND, POINT: 0 and n - 1 */
    double range[2];
};

/* Returns the position of x: a number, or the middle of a category's band. NaN
   gives NaN. If the domain is a single number, the position is the middle of
   the range. */
double scale_at(const struct scale *s, double x);

/* Returns the width of the band of a category, including gaps. */
double scale_band(const struct scale *s);

/* The least and the greatest of a set of finite numbers. Adding NaN or an
   infinity has no effect. */
struct extent {
    double low, high; /* low > high: no numbers */
};
#define EXTENT_NONE ((struct extent){1, -1})
void extent_add(struct extent *e, double x);
void extent_join(struct extent *e, const struct extent *other);
