// SPDX-License-Identifier: MIT
// footnotes: numbers and symbols of footnotes and citations, and references
// to them.
#pragma once

#include "doc/document.h"

/* Labels every automatic footnote, and sets refid and text of every reference
   to a footnote or citation. Unresolved references are reported
   (ref-unresolved) and shown as text in brackets.
   (docutils.transforms.references.Footnotes) */
void footnotes_number(struct document *doc);
