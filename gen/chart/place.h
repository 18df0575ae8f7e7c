// SPDX-License-Identifier: MIT
// place: room for texts: what is taken, what is free, how texts are broken and
// pushed apart.
#pragma once

#include "chart/chart.h"

struct place_box {
    double left, top, right, bottom;
};

/* What is taken: by boxes, and by lines from (left, top) to (right, bottom). */
struct place_taken {
    struct arena *a;
    struct place_box area; /* within which all has to be */
    struct {
        struct place_box *v;
        size_t n, cap;
    } boxes, lines;
};

/* The box that a text takes. */
struct place_box place_of_text(const struct chart_text *t);

void place_take(struct place_taken *p, struct place_box box);
void place_take_line(struct place_taken *p, double x, double y, double x1,
                     double y1);

/* Whether a box lies within the area and touches nothing that is taken. */
bool place_is_free(const struct place_taken *p, struct place_box box);

/* Pushes n middles, in ascending order, so far apart that those of this height
   do not overlap, within low and high where they fit, moving them as little as
   they can together (pool adjacent violators). */
void place_apart(struct arena *a, double *middles, const double *heights,
                 size_t n, double low, double high);

/* A text broken at blanks, and behind '-', '/', '_' and ',' where words are too
   long, into lines of at most this width; at any character where there is no
   such place. In `a`. */
struct strs place_wrap(struct arena *a, str text, double width, bool bold);
