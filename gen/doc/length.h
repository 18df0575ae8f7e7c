// SPDX-License-Identifier: MIT
// length: lengths in options of directives: 640, 12em, 60%.
#pragma once

#include "base/str.h"

/* pixels per rem; the theme measures other lengths in rem */
enum { LENGTH_REM = 16 };

/* Converts a length to CSS pixels, or to a percentage if it ends in '%', and
   stores it in *number. Sets *percent to whether `s` ends in '%'. Returns false
   if the length is malformed. */
bool length_pixels(str s, double *number, bool *percent);
