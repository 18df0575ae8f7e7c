// SPDX-License-Identifier: MIT
// date: finds dates in running text.
#pragma once

#include "base/str.h"

/* Returns the first date in `text` as a number, such as 20230915, and sets
   *found to its part of `text`. Returns 0 if no date is found. Examples of
   dates: 2023-09-15, September 15th, 2023, 15 September 2023, 15. Sep. 2023,
   9/15/2023. An ambiguous date is the last day that it may mean: September 8th
   for 9/8/2023. A month without a day has the day 31: 20230931 for September
   2023. */
long date_find(str text, str *found);
