// SPDX-License-Identifier: MIT
// percentile: finds percentiles that are out of order. Compares columns whose
// names differ only in the percentile, such as "P50 latency" and "P99 latency".
#pragma once

#include "base/diag.h"
#include "frame/heading.h"

/* Called for each row in which a percentile (`high`) is less than a lower
   percentile (`low`) of the same quantity. */
typedef void percentile_fn(void *data, const struct column *low,
                           const struct column *high, size_t row);

/* Calls `tell` for each pair of percentiles that is out of order in a row of
   the frame. `headings`: the words of the columns' names; NULL:
   percentile_check finds them itself. Skips quantities that may fall while the
   percentile rises: changes, ratios, rates, and quantities for which higher is
   better. */
void percentile_check(struct arena *a, const struct frame *f,
                      const struct heading *headings, percentile_fn *tell,
                      void *data);

/* Warns (data-percentiles) at `at` of the first row whose percentiles are out
   of order in a frame that a page shows. Skips a pair of cells if both come
   unchanged from files, from columns with the same percentiles in their names:
   the check of the files reports these. */
void percentile_order(struct diags *d, struct pos at, const struct frame *f);
