// SPDX-License-Identifier: MIT
// key: explains the colours, shapes, fillings and sizes of a chart's marks.
#pragma once

#include "chart/pen.h"

/* Draws the key at p->y, unless the chart needs none, and moves p->y to the
   bottom of the key. */
void key_put(struct pen *p);
