// SPDX-License-Identifier: MIT
// describe: describes a chart in words, computed from its data.
#pragma once

#include "chart/chart.h"
#include "chart/data/data.h"

/* Sets the name and the description: kind, measure, range, extremes, trend,
   number of points; then the notes. In `a`. */
void describe_chart(struct arena *a, struct chart *c, const struct data *d);
