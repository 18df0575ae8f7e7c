// SPDX-License-Identifier: MIT
// scale: where on an axis a number stands, or a category. The words are d3's
// and Vega-Lite's: a scale maps its domain, in the data's numbers, to its
// range, in pixels.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum scale_kind {
    SCALE_LINEAR,
    SCALE_LOG,
    SCALE_TIME, /* linear over days since 1970-01-01 */
    SCALE_BAND, /* 0, 1, ..., n - 1: each has a band of the range */
    SCALE_POINT /* the same, from end to end of the range */
};

struct scale {
    enum scale_kind kind;
    double domain[2]; /* BAND, POINT: 0 and n - 1 */
    double range[2];
};

/* The place of a number; of a category the middle of its band. NaN gives NaN.
   Where the domain is a single number, all stand in the middle of the range. */
double scale_at(const struct scale *s, double x);

/* How wide a category's band is, its gaps included. */
double scale_band(const struct scale *s);

/* The least and the greatest of finite numbers, so far. */
struct extent {
    double low, high; /* low > high: none was seen */
};
#define EXTENT_NONE ((struct extent){1, -1})
void extent_add(struct extent *e, double x);
void extent_join(struct extent *e, const struct extent *other);
