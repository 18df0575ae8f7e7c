// SPDX-License-Identifier: MIT
// metrics: how wide a text may become, whichever font its reader has: of DejaVu
// Sans, Liberation Sans and Roboto the widest, and a tenth more.
#pragma once

#include "base/str.h"

/* The width of a text of this size, in the unit of the size. A character of no
   known width is as wide as the size; a combining one has none. */
double metrics_width(str s, double size, bool bold);
