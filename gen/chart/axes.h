// SPDX-License-Identifier: MIT
// axes: the domains, ticks and titles of a chart's axes. The measure is the
// number that the marks show. Its axis is horizontal for horizontal bars,
// ranges and box plots, and vertical for all other charts.
#pragma once

#include "chart/pen.h"

enum { AXES_BELOW = 19 }; /* pixels from a panel to the text below it */

/* Returns the axes of the measure by panel, with about m ticks, in p->a. An
   axis ends at the author's limits, if given. Otherwise it covers the data, the
   references and the author's ticks; it starts at zero for bars, areas and
   histograms, or if the data start near zero. Adds a note for readers if the
   axis of a line or slope chart does not start at zero. */
struct chart_axis *axes_measures(struct pen *p, double m);

/* Returns the axis of x for charts without bands. panel: the panel if it has
   its own axis, else NULL. The labels of the axis' ticks fit side by side
   between the positions `from` and `to`, in pixels. */
struct chart_axis axes_x(struct pen *p, const struct panel_data *panel,
                         double from, double to);

/* axes_own_measure returns the data of a panel if the panel has its own axis of
   the measure, axes_own_x if the panel has its own axis of x. Both return NULL
   if all panels share the axis. */
const struct panel_data *axes_own_measure(const struct pen *p, size_t panel);
const struct panel_data *axes_own_x(const struct pen *p, size_t panel);

/* Sets the range of an axis, in pixels, and copies its ticks to their new
   positions. */
void axes_set(struct pen *p, struct chart_axis *axis, double from, double to);

/* Keeps every n-th tick of a horizontal axis. n is the smallest number for
   which the labels fit side by side. The range must have been set. */
void axes_thin(struct pen *p, struct chart_axis *axis);

/* Drops ticks of a vertical axis whose labels would overlap other labels. The
   range must have been set. */
void axes_thin_up(struct pen *p, struct chart_axis *axis);

/* Returns the width of the widest label of a tick, in pixels. */
double axes_width(const struct chart_axis *axis);

/* axes_measure_title returns the title of the measure's axis, axes_x_title the
   title of the x axis. Either may be an empty string. */
str axes_measure_title(struct pen *p);
str axes_x_title(struct pen *p);

/* Draws the labels of ticks below a panel whose bottom is y. Names may take
   several lines. */
void axes_draw_across(struct pen *p, const struct chart_axis *axis, double y);

/* Returns the number of lines of the label with the most lines. */
size_t axes_lines(struct pen *p, const struct chart_axis *axis);

/* Draws the labels of ticks to the left of a panel whose left edge is x. */
void axes_draw_up(struct pen *p, const struct chart_axis *axis, double x);
