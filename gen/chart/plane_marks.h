// SPDX-License-Identifier: MIT
// plane_marks: the marks of a panel with an upright measure.
#pragma once

#include "chart/pen.h"

/* Draws lines, areas, points, bars of a panel, with linear scaling and the
   frontier where they are asked for. */
void plane_marks_put(struct pen *p, const struct panel_data *data,
                     const struct chart_panel *panel);
