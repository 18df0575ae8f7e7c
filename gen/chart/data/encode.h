// SPDX-License-Identifier: MIT
// encode: makes the data of a chart from its spec.
#pragma once

#include "chart/data/data.h"

/* Returns the data of a spec in which fault_find finds no fault. In `a`; the
   spec must live as long. */
struct data *encode_data(struct arena *a, const struct chart_spec *spec);
