// SPDX-License-Identifier: MIT
// svg: writes a chart as SVG, once wide and once narrow, to be switched by the
// style sheet (charts.css). Colours are classes, with attributes for where the
// style sheet is not.
#pragma once

#include "base/buf.h"
#include "chart/chart.h"
#include "chart/spark.h"

/* Both drawings: of each an image with its name and description, and beside it,
   in the same place, its marks; `id` is that of the figure, which their own
   begin with. */
void svg_put(struct buf *b, const struct chart *c, str id);

/* The drawing of a table's row, which is an image with these words. */
void svg_put_spark(struct buf *b, const struct spark *s);
