// SPDX-License-Identifier: MIT
// smart: typographic quotes, dashes and dots.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Replaces the kinds in `what`, SMART_..., in all texts except code, formulas
   and the like, by the rules of a language ("en", "de-CH"); no-op for unknown
   languages. A text whose data is the node itself was escaped, and stays.
   Quotes are decided by the text of their block, across markup. */
void smart_apply(struct document *doc, unsigned what, str lang);
