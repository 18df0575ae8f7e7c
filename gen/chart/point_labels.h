// SPDX-License-Identifier: MIT
// point_labels: labels points, vertical bars and reference lines.
#pragma once

#include "chart/pen.h"

/* Draws the labels of a panel where they touch no other text, mark or line.
   Adds a note if some labels do not fit. */
void point_labels_put(struct pen *p, const struct panel_data *data,
                      const struct chart_panel *panel);

/* Labels the vertical lines at dates, beside the lines, where the labels touch
   no data. The labels cross other vertical lines only if there is no other
   room. Adds a note for each label that does not fit. */
void point_labels_dates(struct pen *p, const struct chart_panel *panel);
