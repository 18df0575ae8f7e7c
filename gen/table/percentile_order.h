// SPDX-License-Identifier: MIT
// percentile_order: percentiles of a table that are out of order though no CSV
// file has them so: a script gave them other names, or the rows are in the
// page.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"

/* Warns (data-percentiles) at `at` of the first row of a frame that a page
   shows. Columns of a file that are percentiles there, too, are left to the
   check of the file. */
void percentile_order(struct diags *d, struct pos at, const struct frame *f);
