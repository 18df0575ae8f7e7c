// SPDX-License-Identifier: MIT
// doubt_rows: lint warnings (doubts) about rows of a result that combine cells
// of several rows: the maximum of a column of names beside the maximum of a
// column of numbers, or columns in different orders (df-rows-mixed).
#pragma once

#include "df/runtime/eval.h"

/* Checks f, a frame that is shown. Reports at most one pair of columns. */
void doubt_rows(struct eval *ev, const struct frame *f);
