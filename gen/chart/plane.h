// SPDX-License-Identifier: MIT
// plane: draws charts with a vertical measure: lines, areas, points, vertical
// bars, histograms, slopes.
#pragma once

#include "chart/pen.h"

/* Draws all panels and sets the height of the drawing. Returns false, with
   nothing drawn, if the names of vertical bars do not fit below them: then draw
   them horizontally. */
bool plane_draw(struct pen *p);
