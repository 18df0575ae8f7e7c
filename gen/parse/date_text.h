// SPDX-License-Identifier: MIT
// date_text: dates as people write them.
#pragma once

#include "base/str.h"

/* "2025-05-31", "May 31, 2025", "31 May 2025": a day that the calendar has;
   false for other texts. */
bool date_text_read(str text, long *year, long *month, long *day);
