// SPDX-License-Identifier: MIT
// lines: joins and trims runs of lines.
#pragma once

#include "base/source.h"

struct arena;

/* Returns the lines joined with \n: a slice of the source if they are
   contiguous in it, else a copy in `a`. */
str lines_join(struct arena *a, const struct lines *lines);

/* Returns the lines without blank ones at their end, or at both ends. */
struct lines lines_trim_end(struct lines lines);
struct lines lines_trim(struct lines lines);
