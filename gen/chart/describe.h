// SPDX-License-Identifier: MIT
// describe: what a chart says in words, computed of its data.
#pragma once

#include "chart/chart.h"
#include "chart/data/data.h"

/* Sets the name and the description: kind, what is measured, range, leaders,
   trend, number of points; then the notes. In `a`. */
void describe_chart(struct arena *a, struct chart *c, const struct data *d);
