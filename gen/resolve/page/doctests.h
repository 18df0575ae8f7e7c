// SPDX-License-Identifier: MIT
// doctests: removes the directives of Python's doctest, which are not meant for
// readers.
#pragma once

#include "doc/document.h"

/* Removes "# doctest: +FLAG" and "<BLANKLINE>" from the Python sessions of a
   page: doctest blocks, code blocks in the language pycon, and Python code that
   begins with ">>>". The attribute _trim of a block, "1" or "0", overrides
   `trim`, the default.
   (sphinx.transforms.post_transforms.code.TrimDoctestFlagsTransform) */
void doctests_trim(struct document *doc, bool trim);
