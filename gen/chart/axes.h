// SPDX-License-Identifier: MIT
// axes: domains, ticks and titles of a chart's two axes.
#pragma once

#include "chart/pen.h"

enum { AXES_BELOW = 19 }; /* from a panel to the base line of texts below it */

/* Returns, by panel, the axis of the measure with ticks of about m: from zero
   where bars stand, else from where the data begin, or from zero where that is
   near; with references, and the ends and ticks that the author wants. Notes it
   for readers when lines do not begin at zero. */
struct chart_axis *axes_measures(struct pen *p, double m);

/* The axis of x of kinds whose x is no band. Ticks that fit next to each other
   between from and to. */
struct chart_axis axes_x(struct pen *p, const struct panel_data *panel,
                         double from, double to);

/* The panel whose own the axes are along the measure, or x; NULL: all share
   one. */
const struct panel_data *axes_own_measure(const struct pen *p, size_t panel);
const struct panel_data *axes_own_x(const struct pen *p, size_t panel);

/* Places an axis on its range: the places of ticks follow. Its ticks are its
   own then. */
void axes_set(struct pen *p, struct chart_axis *axis, double from, double to);

/* Fewer ticks, until their texts fit beside each other with some room. The
   range is set. */
void axes_thin(struct pen *p, struct chart_axis *axis);

/* The same upright: ticks below which another stands too near are left out. */
void axes_thin_up(struct pen *p, struct chart_axis *axis);

/* The widest text of ticks. */
double axes_width(const struct chart_axis *axis);

/* What stands beside the measure's axis, and beside x. */
str axes_measure_title(struct pen *p);
str axes_x_title(struct pen *p);

/* Texts of ticks below a panel, which ends at y; names in several lines. */
void axes_draw_across(struct pen *p, const struct chart_axis *axis, double y);

/* How many lines the names of ticks take. */
size_t axes_lines(struct pen *p, const struct chart_axis *axis);

/* Texts of ticks to the left of a panel. */
void axes_draw_up(struct pen *p, const struct chart_axis *axis, double x);
