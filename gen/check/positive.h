// SPDX-License-Identifier: MIT
// positive: warns of prices, throughputs and latencies that are not above 0.
#ifndef CHECK_POSITIVE_H
#define CHECK_POSITIVE_H

#include "check/check.h"

/* Reports numbers that are 0 or less in columns whose names say a price, a
   throughput or a latency, and not a change of one (data-positive). */
void positive_check(struct check *c);

#endif
