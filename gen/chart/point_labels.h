// SPDX-License-Identifier: MIT
// point_labels: what stands at the marks of points and upright bars.
#pragma once

#include "chart/pen.h"

/* Labels where there is room for them: touching no other text, mark or line.
   Those that find none are counted in a note. */
void point_labels_put(struct pen *p, const struct panel_data *data,
                      const struct chart_panel *panel);
