// SPDX-License-Identifier: MIT
// metrics: estimates the width of text in any font of the reader: the widest of
// DejaVu Sans, Liberation Sans and Roboto, and a tenth more.
#pragma once

#include "base/str.h"

/* Returns the width of a string in this font size, in the unit of the size. An
   unknown character is as wide as the font size; a combining character has no
   width. */
double metrics_width(str s, double size, bool bold);
