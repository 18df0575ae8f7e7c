// SPDX-License-Identifier: MIT
// summary: finds the first sentences of a page, which are its default
// description.
#pragma once

#include "doc/document.h"

enum { SUMMARY_MAX = 200 }; /* characters */

/* Returns the start of the page's first paragraph: as many sentences as fit
   into SUMMARY_MAX characters or, if the first sentence is longer, the words
   that fit and an ellipsis. Returns STR_NONE if no paragraph is suitable. The
   page's references must be resolved. The result lives in `a`. */
str summary_of(struct arena *a, const struct document *doc);
