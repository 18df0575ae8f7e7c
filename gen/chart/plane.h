// SPDX-License-Identifier: MIT
// plane: draws charts whose measure (axes.h) is on the vertical axis: lines,
// areas, points, vertical bars, histograms, slopes.
#pragma once

#include "chart/pen.h"

/* Draws all panels and sets the height of the drawing. Returns false and draws
   nothing if the names of vertical bars do not fit below them; the caller then
   draws horizontal bars. */
bool plane_draw(struct pen *p);
