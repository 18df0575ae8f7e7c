// SPDX-License-Identifier: MIT
// length: lengths in options of pages: 640, 12em, 60%.
#pragma once

#include "base/str.h"

enum { LENGTH_REM = 16 }; /* pixels; the theme measures other lengths in rem */

/* Converts a length to CSS pixels or a percentage; false if it is malformed. */
bool length_pixels(str s, double *number, bool *percent);
