// SPDX-License-Identifier: MIT
// plane_marks: draws the marks of a panel whose measure (axes.h) is on the
// vertical axis.
#pragma once

#include "chart/pen.h"

/* Draws the lines, areas, points or bars of a panel; also linear scaling and
   the frontier, if the spec requests them. */
void plane_marks_put(struct pen *p, const struct panel_data *data,
                     const struct chart_panel *panel);
