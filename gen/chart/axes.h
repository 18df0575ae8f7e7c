// SPDX-License-Identifier: MIT
// axes: the domains, ticks and titles of a chart's axes. The measure is the
// number that marks show; its axis is horizontal for horizontal bars, ranges
// and box plots, else vertical.
#pragma once

#include "chart/pen.h"

enum { AXES_BELOW = 19 }; /* from a panel to text below it */

/* Returns the axes of the measure by panel, with about m ticks. An axis ends at
   the author's limits if they are set; else it covers the data, the references
   and the author's ticks, and it starts at zero for bars, areas and histograms
   or if the data start near zero. Adds a note for readers if the axis of a line
   or slope chart does not start at zero. In p->a. */
struct chart_axis *axes_measures(struct pen *p, double m);

/* Returns the axis of x for charts without bands. panel: the panel if it has
   its own axis, else NULL. The texts of its ticks fit side by side in the range
   `from` to `to`, in pixels. */
struct chart_axis axes_x(struct pen *p, const struct panel_data *panel,
                         double from, double to);

/* Return the data of a panel that has its own axis of the measure, or of x;
   NULL if all panels share the axis. */
const struct panel_data *axes_own_measure(const struct pen *p, size_t panel);
const struct panel_data *axes_own_x(const struct pen *p, size_t panel);

/* Sets the range of an axis, in pixels, and copies its ticks to their new
   positions. */
void axes_set(struct pen *p, struct chart_axis *axis, double from, double to);

/* Keeps every n-th tick of a horizontal axis, so that the texts fit side by
   side. The range must have been set. */
void axes_thin(struct pen *p, struct chart_axis *axis);

/* Drops the ticks of a vertical axis whose texts would overlap. The range must
   have been set. */
void axes_thin_up(struct pen *p, struct chart_axis *axis);

/* Returns the width of the widest text of a tick, in pixels. */
double axes_width(const struct chart_axis *axis);

/* Return the titles of the axes of the measure and of x, or an empty string. */
str axes_measure_title(struct pen *p);
str axes_x_title(struct pen *p);

/* Draws the texts of ticks below a panel whose bottom is y. Names may take
   several lines. */
void axes_draw_across(struct pen *p, const struct chart_axis *axis, double y);

/* Returns the largest number of lines of a tick's text. */
size_t axes_lines(struct pen *p, const struct chart_axis *axis);

/* Draws the texts of ticks to the left of a panel whose left edge is x. */
void axes_draw_up(struct pen *p, const struct chart_axis *axis, double x);
