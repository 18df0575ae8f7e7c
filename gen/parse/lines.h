// SPDX-License-Identifier: MIT
// lines: joins and trims runs of lines.
#pragma once

#include "base/source.h"

struct arena;

/* Returns the lines joined with \n: a slice of the source if the lines are
   contiguous in the source, else a copy in `a`. */
str lines_join(struct arena *a, const struct lines *lines);

/* Return the lines without blank lines at the end, or at both ends. The result
   shares the array of `lines`. */
struct lines lines_trim_end(struct lines lines);
struct lines lines_trim(struct lines lines);
