// SPDX-License-Identifier: MIT
// metrics: estimates the width of text in any font that a reader may have. For
// each character, takes its largest width in DejaVu Sans, Liberation Sans and
// Roboto, plus a tenth.
#pragma once

#include "base/str.h"

/* Returns the width of s in a font of this size, in the unit of `size`. An
   unknown character is 1.1 times as wide as the font size; a combining
   character has no width. */
double metrics_width(str s, double size, bool bold);
