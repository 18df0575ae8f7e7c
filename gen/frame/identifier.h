// SPDX-License-Identifier: MIT
// identifier: numbers that only name something: dates in one, years, ids.
#pragma once

#include "base/str.h"

/* Whether a column with this header names things by its numbers: "Run id",
   "Build number", "Date"; not "Requests per day". */
bool identifier_is_header(str header);

/* Whether digits are a date in one, as 20240131 or, with a time,
   20240131120000, or begin with a zero that is not all of them: no amount is
   written so. */
bool identifier_is_digits(str digits);
