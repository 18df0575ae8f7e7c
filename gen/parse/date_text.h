// SPDX-License-Identifier: MIT
// date_text: parses dates: "2025-05-31", "May 31, 2025", "31 May 2025". A time
// of day after a date in ISO form is dropped.
#pragma once

#include "base/str.h"

/* Parses `text` as a date in one of these forms; sets *year, *month (1 to 12)
   and *day. Returns false if `text` is not a valid calendar date. */
bool date_text_read(str text, long *year, long *month, long *day);
