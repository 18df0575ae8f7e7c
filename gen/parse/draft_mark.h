// SPDX-License-Identifier: MIT
// draft_mark: whether a page calls itself a draft, found before it is parsed.
#pragma once

#include "config/writing.h"

/* True when the front matter of a page's text has "draft: true" (Markdown), or
   the field list at its start ":draft: true" or ":draft:" (reStructuredText).
   Faults are told when the page is parsed. */
bool draft_mark_has(enum page_syntax syntax, str text);
