// SPDX-License-Identifier: MIT
// draw: draws a chart: from a spec to two drawings, a name, a description and
// notes.
#pragma once

#include "chart/chart.h"
#include "chart/data/fault.h"

/* Returns the chart of a spec, in `a`; the spec must live as long. If the spec
   has a fault, returns NULL and stores it in *fault. */
struct chart *chart_draw(struct arena *a, const struct chart_spec *spec,
                         struct chart_fault *fault);
