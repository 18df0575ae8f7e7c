// SPDX-License-Identifier: MIT
// encode: makes the data of a chart from its spec.
#pragma once

#include "chart/data/data.h"

/* Returns a spec that draws each series in its own panel if the series are too
   many for different colours and nothing else distinguishes them; else returns
   `spec` itself. A new spec is in `a`. */
const struct chart_spec *encode_split(struct arena *a,
                                      const struct chart_spec *spec);

/* Returns the data of a spec, in `a`. The spec must live as long as the data.
   Call it only if fault_find found no fault in the spec. */
struct data *encode_data(struct arena *a, const struct chart_spec *spec);
