// SPDX-License-Identifier: MIT
// date: dates in running text.
#pragma once

#include "base/str.h"

/* The first date in a text as the number 20230915, and its bytes: 2023-09-15,
   September 15th, 2023, 15 September 2023, 15. Sep. 2023, 9/15/2023. Where a
   text leaves open which day is meant, as September 2023 and 9/8/2023, it is
   the last of them. 0: there is none. */
long date_find(str text, str *found);
