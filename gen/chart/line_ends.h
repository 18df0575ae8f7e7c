// SPDX-License-Identifier: MIT
// line_ends: labels with the names and last numbers of lines, at their ends.
#pragma once

#include "chart/pen.h"

/* The room that labels need beside a plot, and the least height of the plot. */
struct line_ends_room {
    double left, right, height;
};

/* Returns the room for all layers of a panel. column: the width of plot and
   labels. */
struct line_ends_room
line_ends_room(struct pen *p, const struct panel_data *data, double column);

/* Draws the labels beside the plot. left: x at which labels before slopes may
   start. room: the width to the right of the plot. */
void line_ends_put(struct pen *p, const struct panel_data *data,
                   const struct chart_panel *panel, double left, double room);
