// SPDX-License-Identifier: MIT
// percentile: columns that are percentiles of one quantity: their names differ
// in the percentile only.
#pragma once

#include "base/diag.h"
#include "frame/heading.h"

/* A row in which a percentile is less than a lower one of its quantity. */
typedef void percentile_fn(void *data, const struct column *low,
                           const struct column *high, size_t row);

/* Calls `tell` for each of those in a frame. Its headings may be NULL. Changes,
   ratios, rates, and quantities of which more is better have no such order. */
void percentile_check(struct arena *a, const struct frame *f,
                      const struct heading *headings, percentile_fn *tell,
                      void *data);

/* Warns (data-percentiles) at `at` of the first row of a frame that a page
   shows whose percentiles are out of order. Columns of a file that are
   percentiles there, too, are left to the check of the file. */
void percentile_order(struct diags *d, struct pos at, const struct frame *f);
