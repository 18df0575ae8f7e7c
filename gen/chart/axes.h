// SPDX-License-Identifier: MIT
// axes: domains, ticks and titles of a chart's axes. The measure is what the
// marks show; it is vertical unless bars are horizontal.
#pragma once

#include "chart/pen.h"

enum { AXES_BELOW = 19 }; /* from a panel to the base line of text below it */

/* Returns, by panel, the axis of the measure with about m ticks. It starts at
   zero for bars, or if the data start near zero, else where the data start. It
   includes references, and the author's limits and ticks. Adds a note for
   readers if lines do not start at zero. */
struct chart_axis *axes_measures(struct pen *p, double m);

/* Returns the axis of x, for kinds of charts without bands. The texts of its
   ticks fit side by side between `from` and `to`. */
struct chart_axis axes_x(struct pen *p, const struct panel_data *panel,
                         double from, double to);

/* Returns the panel if it has its own axis of the measure, or of x; NULL if all
   panels share one axis. */
const struct panel_data *axes_own_measure(const struct pen *p, size_t panel);
const struct panel_data *axes_own_x(const struct pen *p, size_t panel);

/* Sets the range of an axis and moves its ticks to it. The ticks are copied
   first. */
void axes_set(struct pen *p, struct chart_axis *axis, double from, double to);

/* Drops ticks until their texts fit side by side. The range must be set
   before. */
void axes_thin(struct pen *p, struct chart_axis *axis);

/* Does the same for a vertical axis. */
void axes_thin_up(struct pen *p, struct chart_axis *axis);

/* Returns the width of the widest text of a tick. */
double axes_width(const struct chart_axis *axis);

/* Return the titles of the axes of the measure and of x. */
str axes_measure_title(struct pen *p);
str axes_x_title(struct pen *p);

/* Draws the texts of ticks below a panel that ends at y; names may take several
   lines. */
void axes_draw_across(struct pen *p, const struct chart_axis *axis, double y);

/* Returns the largest number of lines that the name of a tick needs. */
size_t axes_lines(struct pen *p, const struct chart_axis *axis);

/* Draws the texts of ticks to the left of a panel. */
void axes_draw_up(struct pen *p, const struct chart_axis *axis, double x);
