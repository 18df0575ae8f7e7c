// SPDX-License-Identifier: MIT
// line_ends: the names and last numbers of lines, at their ends.
#pragma once

#include "chart/pen.h"

/* How much room they need beside a plot, and how high it must be at least. */
struct line_ends_room {
    double left, right, height;
};

/* Of all layers of a panel, in a column of this width. */
struct line_ends_room
line_ends_room(struct pen *p, const struct panel_data *data, double column);

/* Puts them beside the plot: `left` is where those before slopes may begin,
   `room` what is left to the right of the plot. */
void line_ends_put(struct pen *p, const struct panel_data *data,
                   const struct chart_panel *panel, double left, double room);
