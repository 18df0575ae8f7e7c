// SPDX-License-Identifier: MIT
// chart: what a df-chart's options and the data's schemas say beside the call
// of df.plot that it draws.
#pragma once

#include "chart/data/spec.h"
#include "doc/chart_block.h"
#include "doc/document.h"

struct site;

/* Sets c->spec to what `plotted`, the spec of the call, and the options of the
   directive say together; NULL where they name what is not there, which is
   reported. shown: the frame of `plotted`, or the same as readers see it,
   without markup, whose columns are drawn then. */
void chart_set(struct document *doc, const struct site *site,
               struct chart_block *c, const struct chart_spec *plotted,
               const struct frame *shown);

/* Sets c->spec of a chart that draws the table c->drawn: by its :plot:, or as
   tables of scaling are drawn by default. What is wrong with that is reported.
 */
void chart_plot(struct document *doc, const struct site *site,
                struct chart_block *c);
