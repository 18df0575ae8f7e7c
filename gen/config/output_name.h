// SPDX-License-Identifier: MIT
// output_name: which names a file of the finished site may have.
#pragma once

#include "base/str.h"

/* Why nothing is written by this path, as "a name without control characters
   is expected"; NULL when something may be. Such a path is relative, without
   "." and "..", well-formed UTF-8 without control characters and bidi marks,
   and no part of it begins with a dot: what does is hidden, perfpress' own, or
   obeyed by others. */
const char *output_name_refusal(str path);
