// SPDX-License-Identifier: MIT
// positive: warns about prices, throughputs and latencies that are negative, or
// 0 if a script divides by them.
#pragma once

#include "check/check.h"

/* Reports numbers below 0 in columns whose name means a price, a throughput or
   a latency, but not a change of it; also 0 if a script of the site divides by
   the column (data-positive). */
void positive_check(struct check *c);
