// SPDX-License-Identifier: MIT
// draw: from a spec to a chart: two drawings, a name, a description and notes.
#pragma once

#include "chart/chart.h"
#include "chart/data/fault.h"

/* The chart of a spec, which has to live as long as it. In `a`. NULL when it
   cannot be drawn: *fault says what is wrong. */
struct chart *chart_draw(struct arena *a, const struct chart_spec *spec,
                         struct chart_fault *fault);
