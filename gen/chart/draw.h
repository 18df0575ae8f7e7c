// SPDX-License-Identifier: MIT
// draw: draws a chart: from a spec to two drawings, a name, a description and
// notes.
#pragma once

#include "chart/chart.h"
#include "chart/data/fault.h"

/* Returns the chart of a spec, in `a`. The spec must live as long as the chart.
   If the spec has a fault, returns NULL and stores the fault in *fault. */
struct chart *chart_draw(struct arena *a, const struct chart_spec *spec,
                         struct chart_fault *fault);
