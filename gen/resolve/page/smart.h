// SPDX-License-Identifier: MIT
// smart: typographic quotes, dashes and dots.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Replaces the kinds in `what` (SMART_...) in all text nodes, except in code,
   formulas and the like, by the rules of a language ("en", "de-CH"). No-op for
   unknown languages. A text node whose data is the node itself was escaped, and
   is not changed. Whether a quote opens or closes depends on the text of the
   whole block, across markup. */
void smart_apply(struct document *doc, unsigned what, str lang);
