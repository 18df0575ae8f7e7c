// SPDX-License-Identifier: MIT
// summary: the first sentences of a page, its default description.
#pragma once

#include "doc/document.h"

enum { SUMMARY_MAX = 200 }; /* characters */

/* Returns the start of the page's first paragraph: as many sentences as fit
   into SUMMARY_MAX characters or, if the first sentence is longer, the words
   that fit and an ellipsis. STR_NONE if the page has no such paragraph. The
   page's references must be resolved. The result lives in `a`. */
str summary_of(struct arena *a, const struct document *doc);
