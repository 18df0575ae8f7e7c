// SPDX-License-Identifier: MIT
// fault: checks that a chart can be drawn and does not mislead.
#pragma once

#include "chart/data/spec.h"

struct chart_fault {
    str text;      /* the fault, without a full stop; STR_NONE: no fault */
    str help;      /* a remedy, or STR_NONE */
    struct pos at; /* position in the script; src NULL: at the call itself */
};

/* Returns the first fault of a spec. The fault's text is STR_NONE if the chart
   can be drawn. In `a`. */
struct chart_fault fault_find(struct arena *a, const struct chart_spec *spec);
