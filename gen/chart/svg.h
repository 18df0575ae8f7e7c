// SPDX-License-Identifier: MIT
// svg: writes a chart as SVG, once wide and once narrow; the style sheet
// (charts.css) shows one of them. Colours are classes, with attributes for
// readers without the style sheet.
#pragma once

#include "base/buf.h"
#include "chart/chart.h"
#include "chart/spark.h"

/* Writes both drawings: each is an image with name and description, followed by
   its marks in the same place. The ids begin with `id`, the figure's. */
void svg_put(struct buf *b, const struct chart *c, str id);

/* Writes the drawing of a table's row, as an image with its description. */
void svg_put_spark(struct buf *b, const struct spark *s);
