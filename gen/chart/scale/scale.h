// SPDX-License-Identifier: MIT
// scale: the position of a number or category on an axis. The terms are those
// of d3 and Vega-Lite: a scale maps its domain, in numbers of the data, to its
// range, in pixels.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum scale_kind {
    SCALE_LINEAR,
    SCALE_LOG,
    SCALE_TIME, /* linear over days since 1970-01-01 */
    SCALE_BAND, /* 0, 1, ..., n - 1: each has a band of the range */
    SCALE_POINT /* the same, from one end of the range to the other */
};

struct scale {
    enum scale_kind kind;
    double domain[2]; /* BAND, POINT: 0 and n - 1 */
    double range[2];
};

/* Returns the position of a number, or the middle of a category's band. NaN
   gives NaN. If the domain is a single number, returns the middle of the range.
 */
double scale_at(const struct scale *s, double x);

/* Returns the width of a category's band, including gaps. */
double scale_band(const struct scale *s);

/* The least and greatest of finite numbers. */
struct extent {
    double low, high; /* low > high: empty */
};
#define EXTENT_NONE ((struct extent){1, -1})
void extent_add(struct extent *e, double x);
void extent_join(struct extent *e, const struct extent *other);
