// SPDX-License-Identifier: MIT
// target_notes: footnotes with the addresses of a page's links, for readers
// on paper: what the directive target-notes stands for.
#pragma once

#include "doc/document.h"

/* Puts, in place of the directive target-notes, an automatic footnote for
   each address that a named or anonymous target gives to a reference, and a
   reference to that footnote behind each of those. A second directive is
   reported (directive-content). After targets_resolve, before
   footnotes_number. (docutils.transforms.references.TargetNotes) */
void target_notes_make(struct document *doc);
