// SPDX-License-Identifier: MIT
// date: finds dates in running text.
#pragma once

#include "base/str.h"

/* Returns the first date in a text as the number 20230915, or 0, and its bytes
   in *found: 2023-09-15, September 15th, 2023, 15 September 2023, 15. Sep.
   2023, 9/15/2023. An ambiguous date such as September 2023 or 9/8/2023 is the
   last day that it may be. */
long date_find(str text, str *found);
