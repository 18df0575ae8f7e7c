// SPDX-License-Identifier: MIT
// point_labels: labels points, vertical bars and reference lines.
#pragma once

#include "chart/pen.h"

/* Draws the labels of a panel where they touch no other text, mark or line.
   Adds a note if some do not fit. */
void point_labels_put(struct pen *p, const struct panel_data *data,
                      const struct chart_panel *panel);
