// SPDX-License-Identifier: MIT
// smart: quotes, dashes and dots of a page's text as they are printed.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Replaces what is asked for, SMART_..., in all texts but code, formulas and
   the like, by the custom of a language ("en", "de-CH"); nothing where the
   language has none that is known. A text node whose data is itself was
   escaped, and stays. The context of a quote is the block that it stands in,
   markup included. */
void smart_apply(struct document *doc, unsigned what, str lang);
