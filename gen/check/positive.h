// SPDX-License-Identifier: MIT
// positive: warns of prices, throughputs and latencies that are below 0, or 0
// where a script divides by them.
#pragma once

#include "check/check.h"

/* Reports numbers below 0 in columns whose names say a price, a throughput or a
   latency, and not a change of one; and 0 where a script of the site divides
   by the column (data-positive). */
void positive_check(struct check *c);
