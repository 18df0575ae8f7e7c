// SPDX-License-Identifier: MIT
// svg: writes a chart as two SVG images, wide and narrow; the style sheet
// (charts.css) shows one of them. Colours are classes, with attributes for
// readers without the style sheet.
#pragma once

#include "base/buf.h"
#include "chart/chart.h"
#include "chart/spark.h"

/* Appends both drawings. Each consists of an image with a name and a
   description, and of the data's marks drawn over it. `id`, the figure's, is
   the prefix of all ids. */
void svg_put(struct buf *b, const struct chart *c, str id);

/* Appends the drawing of a table's row, as an image with its description. */
void svg_put_spark(struct buf *b, const struct spark *s);
