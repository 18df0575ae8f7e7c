// SPDX-License-Identifier: MIT
// point_texts: writes the titles of the marks of a chart whose marks are merged
// into paths (the member `merged` of struct chart). In: the marks of a drawing.
// Out: an invisible path whose subpaths are the middles of the marks, with the
// titles in an attribute; charts.js shows the titles.
#pragma once

#include "base/buf.h"
#include "chart/chart.h"

/* Appends the path of drawing i: a relative "m" for each mark that has a title,
   in the order of the data. Drawing 0 also has the titles, one per line, in
   data-texts; all drawings have the same marks in the same order. Appends
   nothing if no mark has a title. */
void point_texts_put(struct buf *b, const struct chart *c, size_t i);
