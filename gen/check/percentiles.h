// SPDX-License-Identifier: MIT
// percentiles: warns about percentiles out of order: P50 <= P90 <= P99 in each
// row.
#pragma once

#include "check/check.h"

/* Reports percentiles that are less than a lower percentile of the same
   quantity in their row (data-percentiles). Names of one quantity are 'Latency
   P50 (ms)' and 'Latency P99 (ms)', or 'p999 ttft' and 'median ttft'. */
void percentiles_check(struct check *c);
