// SPDX-License-Identifier: MIT
// date_text: parses dates: "2025-05-31", "May 31, 2025", "31 May 2025".
#pragma once

#include "base/str.h"

/* Parses a date. Returns false if the string is not a valid calendar date. */
bool date_text_read(str text, long *year, long *month, long *day);
