// SPDX-License-Identifier: MIT
// line_ends: labels lines at their ends with their names and last numbers.
#pragma once

#include "chart/pen.h"

/* left, right: widths that the labels need to the left and right of a plot;
   height: minimum height of the plot. In pixels. */
struct line_ends_room {
    double left, right, height;
};

/* Returns the room for the labels of all layers of a panel. column: the width
   for the plot with its labels, in pixels. */
struct line_ends_room
line_ends_room(struct pen *p, const struct panel_data *data, double column);

/* Draws the labels beside a plot. left: minimum x of the labels at the starts
   of slopes. room: width for the labels to the right of the plot. */
void line_ends_put(struct pen *p, const struct panel_data *data,
                   const struct chart_panel *panel, double left, double room);
