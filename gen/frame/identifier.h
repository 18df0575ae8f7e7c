// SPDX-License-Identifier: MIT
// identifier: recognizes numbers that are identifiers, not amounts: dates
// without separators, years, ids.
#pragma once

#include "base/str.h"

/* Whether the numbers of a column with this header are identifiers, as for "Run
   id", "Build number" and "Date", but not for "Requests per day". */
bool identifier_is_header(str header);

/* Whether a string of digits looks like an identifier: a year from 1900 to
   2100, a date such as 20240131 or 20240131120000, or a number that begins with
   a zero. An amount may look like an identifier, too, but a column of amounts
   also has numbers that do not. */
bool identifier_is_digits(str digits);
