// SPDX-License-Identifier: MIT
// rows: kinds with a category on each row and their measure across: lying bars,
// ranges, box plots.
#pragma once

#include "chart/pen.h"

/* Draws all panels; the height of the drawing follows. */
void rows_draw(struct pen *p);
