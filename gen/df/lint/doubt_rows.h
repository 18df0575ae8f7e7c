// SPDX-License-Identifier: MIT
// doubt_rows: lint warnings (doubts) about rows of a result that combine cells
// of different rows (df-rows-mixed). Examples are the maximum of a column of
// names beside the maximum of a column of numbers, and columns in different
// orders.
#pragma once

#include "df/runtime/eval.h"

/* Checks f, a frame that the page shows. Reports at most one pair of
   columns. */
void doubt_rows(struct eval *ev, const struct frame *f);
