// SPDX-License-Identifier: MIT
// footnotes: assigns numbers and symbols to footnotes, and binds references to
// footnotes and citations.
#pragma once

#include "doc/document.h"

/* Labels every automatic footnote, and sets refid and text of every reference
   to a footnote or citation. Unresolved references are reported
   (ref-unresolved) and shown as text in brackets.
   (docutils.transforms.references.Footnotes) */
void footnotes_number(struct document *doc);
