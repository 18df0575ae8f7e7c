// SPDX-License-Identifier: MIT
// smart: makes quotes, dashes and dots typographic.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Replaces plain quotes, dashes and dots by typographic characters in all text
   nodes outside code, formulas and other text that must not change. `what`
   selects the kinds of characters to replace (SMART_...), `lang` selects the
   quotes ("en", "de-CH"). No-op for unknown languages. Does not change escaped
   text (a text node whose `data` is the node itself). Whether a quote opens or
   closes depends on the text of the whole block, across markup. */
void smart_apply(struct document *doc, unsigned what, str lang);
