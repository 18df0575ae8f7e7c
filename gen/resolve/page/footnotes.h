// SPDX-License-Identifier: MIT
// footnotes: footnotes and citations: their numbers and symbols, and the
// references tied to them.
#pragma once

#include "doc/document.h"

/* Gives every automatic footnote its label and every footnote or citation
   reference its refid and text; what it cannot tie is reported
   (ref-unresolved) and left as text in brackets.
   (docutils.transforms.references.Footnotes) */
void footnotes_number(struct document *doc);
