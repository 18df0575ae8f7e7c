// SPDX-License-Identifier: MIT
// md_replace: what MyST's replacements make of a text: (c) (r) (tm) +- ... --
// ---, and runs of marks that become shorter.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The text with the signs that are meant; in `a`, or the text itself where
   there is nothing to replace. */
str md_replace(struct arena *a, str s);
