// SPDX-License-Identifier: MIT
// doubt_result: lint warnings (doubts) about misleading columns of a result:
// means and sums of percentiles (df-percentile), figures per GPU that are not
// divided by the number of GPUs (df-undivided), inverted speedups (df-speedup),
// stated units that some rows do not have (unit-differs), and formats that make
// all cells equal (df-alike).
#pragma once

#include "df/runtime/eval.h"

/* Checks the columns of f, a frame that the page shows: compares their names
   and cells with their formulas. Skips columns that come unchanged from a
   file. */
void doubt_result(struct eval *ev, const struct frame *f);
