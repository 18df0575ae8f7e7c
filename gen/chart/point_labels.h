// SPDX-License-Identifier: MIT
// point_labels: labels points and vertical bars.
#pragma once

#include "chart/pen.h"

/* Draws labels where they touch no other text, mark or line. Adds a note if
   some do not fit. */
void point_labels_put(struct pen *p, const struct panel_data *data,
                      const struct chart_panel *panel);
