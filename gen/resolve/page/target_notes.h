// SPDX-License-Identifier: MIT
// target_notes: executes the directive target-notes, which adds footnotes with
// the addresses of a page's links, for readers of a printed page.
#pragma once

#include "doc/document.h"

/* Replaces the directive target-notes by automatic footnotes, one for each
   address that a reference gets from a named or anonymous target. Inserts a
   reference to the footnote after each reference with its address. Reports a
   second directive (directive-content). Must run after targets_resolve and
   before footnotes_number. (docutils.transforms.references.TargetNotes) */
void target_notes_make(struct document *doc);
