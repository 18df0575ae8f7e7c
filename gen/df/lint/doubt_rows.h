// SPDX-License-Identifier: MIT
// doubt_rows: warns (df-rows-mixed) if a row of a result combines cells of
// several rows: the greatest name beside the greatest number, or columns in
// different orders.
#pragma once

#include "df/runtime/eval.h"

/* Checks a frame that is shown. Reports at most one pair of columns. */
void doubt_rows(struct eval *ev, const struct frame *f);
