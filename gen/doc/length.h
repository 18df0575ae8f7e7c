// SPDX-License-Identifier: MIT
// length: lengths as options of pages hold them: 640, 12em, 60%.
#pragma once

#include "base/str.h"

enum { LENGTH_REM = 16 }; /* pixels, as the theme counts other lengths */

/* A length as CSS pixels, or as a percentage; false when it is neither. */
bool length_pixels(str s, double *number, bool *percent);
