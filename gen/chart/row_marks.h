// SPDX-License-Identifier: MIT
// row_marks: draws the marks in rows: bars, ranges and boxes, with their
// labels.
#pragma once

#include "chart/pen.h"

struct rows_shape {
    size_t lanes; /* in each row */
    double pitch; /* from one lane to the next */
    double gap;   /* below each row */
    bool stacked, labels;
};

/* The end of a mark, and the width of its label. */
struct rows_end {
    double at;
    double width;
    bool left; /* the label is to the left of the mark, as its number is
                  negative */
};

struct rows_ends {
    struct rows_end *v;
    size_t n;
};

/* Returns the ends of all marks of a panel on a scale. */
struct rows_ends row_marks_ends(struct pen *p, const struct panel_data *data,
                                const struct scale *scale, bool stacked);

/* Draws the marks. tops: the top of the lanes of each category. */
void row_marks_put(struct pen *p, const struct panel_data *data,
                   const struct chart_panel *panel,
                   const struct rows_shape *shape, const double *tops);
