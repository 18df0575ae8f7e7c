// SPDX-License-Identifier: MIT
// doctests: what Python's doctest reads in a session and readers need not see.
#pragma once

#include "doc/document.h"

/* Takes "# doctest: +FLAG" and "<BLANKLINE>" out of the sessions of a page:
   doctest blocks, and code that is in Python and begins with ">>>". A block
   decides for itself with the attribute _trim, "1" or "0"; all others are
   trimmed if `trim` says so.
   (sphinx.transforms.post_transforms.code.TrimDoctestFlagsTransform) */
void doctests_trim(struct document *doc, bool trim);
