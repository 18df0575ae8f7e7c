// SPDX-License-Identifier: MIT
// unified_diff: two texts compared line by line, in the form that patch reads:
// the same lines as Python's difflib gives.
#pragma once

#include "base/source.h"

/* Appends the difference of two texts under their names to *out, in `a`;
   nothing where they are alike; sets *steps to the number of comparisons. False
   when they are too large, and too much alike in their parts, to be compared.
   */
bool unified_diff(struct arena *a, const struct lines *before, str name_before,
                  const struct lines *after, str name_after, struct lines *out,
                  size_t *steps);
