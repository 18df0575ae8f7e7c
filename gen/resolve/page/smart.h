// SPDX-License-Identifier: MIT
// smart: typographic quotes, dashes and dots.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Replaces plain quotes, dashes and dots by typographic ones in all text nodes
   except code, formulas and the like. `what` selects the kinds (SMART_...),
   `lang` the quotes ("en", "de-CH"). No-op for unknown languages. Escaped text,
   a node whose data is the node itself, is not changed. Whether a quote opens
   or closes depends on the text of the whole block, across markup. */
void smart_apply(struct document *doc, unsigned what, str lang);
