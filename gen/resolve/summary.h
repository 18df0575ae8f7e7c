// SPDX-License-Identifier: MIT
// summary: what a page says in its first sentences, for a page without a
// description of its own.
#pragma once

#include "doc/document.h"

enum { SUMMARY_MAX = 200 }; /* characters */

/* The first sentences of the page's first paragraph: as many as fit into
   SUMMARY_MAX characters; of a longer one the words that fit, with an ellipsis.
   STR_NONE where no paragraph stands among its sections. The page's references
   must be resolved. In `a`. */
str summary_of(struct arena *a, const struct document *doc);
