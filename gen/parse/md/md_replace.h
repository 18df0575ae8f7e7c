// SPDX-License-Identifier: MIT
// md_replace: MyST's replacements: (c) (r) (tm) +- ... -- ---, and long runs of
// punctuation, which are shortened.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Returns the string with replacements, in `a`; or the string itself if there
   is nothing to replace. */
str md_replace(struct arena *a, str s);
