// SPDX-License-Identifier: MIT
// percentile: finds percentiles that are out of order: columns of one quantity
// whose names differ only in the percentile.
#pragma once

#include "base/diag.h"
#include "frame/heading.h"

/* Called for a row in which a percentile is less than a lower one of its
   quantity. */
typedef void percentile_fn(void *data, const struct column *low,
                           const struct column *high, size_t row);

/* Calls `tell` for each such pair of columns of a frame. `headings` may be
   NULL. Skips changes, ratios, rates, and quantities that are better higher:
   their percentiles have no such order. */
void percentile_check(struct arena *a, const struct frame *f,
                      const struct heading *headings, percentile_fn *tell,
                      void *data);

/* Warns (data-percentiles) at `at` of the first row of a shown frame whose
   percentiles are out of order. Skips columns that come from a file and are
   percentiles there: the check of the file reports these. */
void percentile_order(struct diags *d, struct pos at, const struct frame *f);
