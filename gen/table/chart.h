// SPDX-License-Identifier: MIT
// chart: combines a call of df.plot with the options of a df-chart and the
// schemas of the data.
#pragma once

#include "chart/data/spec.h"
#include "doc/chart_block.h"
#include "doc/document.h"

struct site;

/* Sets c->spec to `plotted`, the spec that the call of df.plot made, combined
   with the directive's options. If an option is invalid, reports it and sets
   c->spec to NULL. `shown` is the frame of `plotted`, or the same frame without
   markup; the chart draws the columns of `shown`. */
void chart_set(struct document *doc, const struct site *site,
               struct chart_block *c, const struct chart_spec *plotted,
               const struct frame *shown);

/* Sets c->spec for a chart that draws the table c->drawn. Uses the call in the
   option :plot: or, without this option, the default for tables about scaling.
   Reports faults. */
void chart_plot(struct document *doc, const struct site *site,
                struct chart_block *c);
