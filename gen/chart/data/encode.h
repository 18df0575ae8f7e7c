// SPDX-License-Identifier: MIT
// encode: makes the data of a chart from its spec.
#pragma once

#include "chart/data/data.h"

/* Returns the data of a chart without faults (fault_find). In `a`. */
struct data *encode_data(struct arena *a, const struct chart_spec *spec);
