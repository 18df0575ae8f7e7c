// SPDX-License-Identifier: MIT
// svg_path: what stands in the d of a path. Places
// are whole pixels.
#pragma once

#include "base/buf.h"
#include "chart/chart.h"

enum { SVG_PATH_SHAPES = 6 };

/* A length in whole pixels: "12", "-3". */
void svg_path_put_length(struct buf *b, double x);

/* Where a path is, in tenths of a pixel. */
struct svg_path_pen {
    long x, y;
};

/* A line from (x, y) on, width or height long, behind others in one path. Its
   place has one decimal, as readers go by it. */
void svg_path_put_rule(struct buf *b, struct svg_path_pen *at, double x,
                       double y, double width, double height);

/* The d of a mark: a bar goes around from its base, a point begins with M and
   its middle, a range with its first end, whose empty shape a line
   follows and the full shape of its second end, a path leaves gaps out. */
void svg_path_put(struct buf *b, const struct chart_mark *m);

/* The d of n points as dots of whole pixels, those of one place once: for round
   line ends. */
void svg_path_put_dots(struct buf *b, const struct chart_mark *const *points,
                       size_t n);
