// SPDX-License-Identifier: MIT
// describe: describes a chart in words, computed from its data.
#pragma once

#include "chart/chart.h"
#include "chart/data/data.h"

/* Sets c->name, and c->description: kind, measure, range, extremes, trend and
   number of points, followed by c->notes. In `a`. */
void describe_chart(struct arena *a, struct chart *c, const struct data *d);
