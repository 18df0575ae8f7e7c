// SPDX-License-Identifier: MIT
// positive: warns about negative prices, throughputs and latencies. Also warns
// about zeros in such columns if a script divides by the column.
#pragma once

#include "check/check.h"

/* Reports negative numbers (data-positive) in columns whose name means a price,
   a throughput or a latency. Skips columns whose name means a change of such a
   quantity, prices of energy, and negative prices in a table that names
   credits. Also reports each 0 in such a column if a script of the site divides
   by the column. */
void positive_check(struct check *c);
