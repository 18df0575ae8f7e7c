// SPDX-License-Identifier: MIT
// row_marks: the marks on rows: bars, ranges and boxes, with their labels.
#pragma once

#include "chart/pen.h"

struct rows_shape {
    size_t lanes; /* in each row */
    double pitch; /* from lane to lane */
    double gap;   /* below each row */
    bool stacked, labels;
};

/* Where labels stand: the end of a mark, and how wide its label is. */
struct rows_end {
    double at;
    double width;
    bool left; /* of the mark: its number is below zero */
};

struct rows_ends {
    struct rows_end *v;
    size_t n;
};

/* The ends of all marks of a panel on a scale. */
struct rows_ends row_marks_ends(struct pen *p, const struct panel_data *data,
                                const struct scale *scale, bool stacked);

/* Draws them; tops: where the lanes of each category begin. */
void row_marks_put(struct pen *p, const struct panel_data *data,
                   const struct chart_panel *panel,
                   const struct rows_shape *shape, const double *tops);
