// SPDX-License-Identifier: MIT
// rows: kinds with a category on each row and their measure across: lying bars,
// ranges, box plots.
#ifndef CHART_ROWS_H
#define CHART_ROWS_H

#include "chart/pen.h"

/* Draws all panels; the height of the drawing follows. */
void rows_draw(struct pen *p);

#endif
