// SPDX-License-Identifier: MIT
// encode: binds the columns of a spec to places and colours, as an encoding of
// Vega-Lite does.
#pragma once

#include "chart/data/data.h"

/* The data of a chart that fault_find has no complaint of. In `a`. */
struct data *encode_data(struct arena *a, const struct chart_spec *spec);
