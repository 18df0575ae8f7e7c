// SPDX-License-Identifier: MIT
// draw: makes a chart of a spec: two drawings, a name, a description and notes.
#pragma once

#include "chart/chart.h"
#include "chart/data/fault.h"

/* Returns the chart of a spec, in `a`; the spec must live as long. NULL, with
 *fault set, if it cannot be drawn. */
struct chart *chart_draw(struct arena *a, const struct chart_spec *spec,
                         struct chart_fault *fault);
