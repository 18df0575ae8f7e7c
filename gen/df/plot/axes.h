// SPDX-License-Identifier: MIT
// axes: the result of a call of df.plot, with the methods of matplotlib's Axes
// that draw reference lines.
#pragma once

#include "chart/data/spec.h"
#include "df/runtime/eval.h"

/* Returns the axes of a chart. */
struct object axes_make(struct eval *ev, struct chart_spec *spec);
