// SPDX-License-Identifier: MIT
// rows: draws charts with a category in each row and the measure (axes.h) on
// the horizontal axis: horizontal bars, ranges, box plots.
#pragma once

#include "chart/pen.h"

/* Draws all panels and sets the height of the drawing. */
void rows_draw(struct pen *p);
