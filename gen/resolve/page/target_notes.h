// SPDX-License-Identifier: MIT
// target_notes: the directive target-notes: footnotes with the addresses of
// a page's links, for readers on paper.
#pragma once

#include "doc/document.h"

/* Replaces the directive target-notes by an automatic footnote for each address
   that a named or anonymous target gives to a reference, and inserts a
   reference to the footnote after each such reference. Reports a second
   directive (directive-content). Must run after targets_resolve and before
   footnotes_number. (docutils.transforms.references.TargetNotes) */
void target_notes_make(struct document *doc);
