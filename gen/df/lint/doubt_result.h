// SPDX-License-Identifier: MIT
// doubt_result: warns about misleading columns of a result: means and sums of
// percentiles (df-percentile), figures per GPU that are not divided by the
// number of GPUs (df-undivided), inverted speedups (df-speedup), and formats
// that make all cells equal (df-alike).
#pragma once

#include "df/runtime/eval.h"

/* Checks the columns of a frame that is shown: compares their names with how
   they were computed. */
void doubt_result(struct eval *ev, const struct frame *f);
