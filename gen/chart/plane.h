// SPDX-License-Identifier: MIT
// plane: kinds with their measure upright: lines, areas, points, upright bars,
// histograms, slopes.
#pragma once

#include "chart/pen.h"

/* Draws all panels; the height of the drawing follows. False, with nothing
   drawn, when the names of upright bars do not fit below them: they are to lie
   then. */
bool plane_draw(struct pen *p);
