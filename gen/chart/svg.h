// SPDX-License-Identifier: MIT
// svg: writes a chart as two SVG images, one wide and one narrow; the style
// sheet (charts.css) shows one of them. Colours are classes, with attributes
// for readers without the style sheet.
#pragma once

#include "base/buf.h"
#include "chart/chart.h"
#include "chart/spark.h"

/* Appends both drawings. Each consists of an image with a name and a
   description, and of the marks of the data, drawn over the image. All ids
   begin with `id`, the id of the figure. */
void svg_put(struct buf *b, const struct chart *c, str id);

/* Appends the drawing of a table's row, as an image with its description. */
void svg_put_spark(struct buf *b, const struct spark *s);
