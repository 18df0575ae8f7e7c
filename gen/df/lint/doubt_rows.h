// SPDX-License-Identifier: MIT
// doubt_rows: warns (df-rows-mixed) if a row of a result shows cells of several
// rows beside each other: the greatest name beside the greatest number, or
// columns in different orders.
#pragma once

#include "df/runtime/eval.h"

/* Checks a frame that is shown; reports one pair of columns at most. */
void doubt_rows(struct eval *ev, const struct frame *f);
