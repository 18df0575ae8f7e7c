// SPDX-License-Identifier: MIT
// doubt_result: warns of columns of a result that mislead: means and sums of
// percentiles (df-percentile), figures per GPU that nothing divides
// (df-undivided), speedups the wrong way round (df-speedup), and formats that
// make all cells alike (df-alike).
#pragma once

#include "df/runtime/eval.h"

/* Checks the columns of a frame that is shown, by their names and by how they
   were computed. */
void doubt_result(struct eval *ev, const struct frame *f);
