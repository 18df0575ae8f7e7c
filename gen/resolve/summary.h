// SPDX-License-Identifier: MIT
// summary: the first sentences of a page, its default description.
#pragma once

#include "doc/document.h"

enum { SUMMARY_MAX = 200 }; /* characters */

/* Returns the first sentences of the page's first paragraph: as many as fit
   into SUMMARY_MAX characters, or the words of a longer one that fit, with an
   ellipsis. STR_NONE without a paragraph in its sections. The page's references
   must be resolved. In `a`. */
str summary_of(struct arena *a, const struct document *doc);
