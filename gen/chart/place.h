// SPDX-License-Identifier: MIT
// place: finds room for texts: tracks occupied areas, moves texts apart and
// breaks them into lines.
#pragma once

#include "chart/chart.h"

struct place_box {
    double left, top, right, bottom;
};

/* Occupied areas: boxes, and lines from (left, top) to (right, bottom). */
struct place_occupied {
    struct arena *a;
    struct place_box area; /* free boxes must be inside this area */
    struct {
        struct place_box *v;
        size_t n, cap;
    } boxes, lines;
};

/* Returns the box that encloses text t. */
struct place_box place_of_text(const struct chart_text *t);

void place_occupy(struct place_occupied *p, struct place_box box);
void place_occupy_line(struct place_occupied *p, double x, double y, double x1,
                       double y1);

/* Whether a box is inside p->area and touches no occupied area. */
bool place_is_free(const struct place_occupied *p, struct place_box box);

/* Moves the middles of n boxes so that the boxes, with these heights, do not
   overlap, and stay between low and high if there is room. `middles` must be
   ascending. Minimizes the sum of the squares of the moves (pool adjacent
   violators). `a` is scratch. */
void place_apart(struct arena *a, double *middles, const double *heights,
                 size_t n, double low, double high);

/* Breaks text into lines of at most this width: at blanks; if a word is too
   long, after '-', '/', '_' or ','; otherwise at any character. In `a`. */
struct strs place_wrap(struct arena *a, str text, double width, bool bold);
