// SPDX-License-Identifier: MIT
// targets: ties the hyperlinks of one page to what they name. In: a tree as
// parsed. Out: references with refuri or refid, and ids where they are shown.
#pragma once

#include "doc/document.h"

/* Moves the ids of targets to what follows them, then resolves references by
   name, through indirect targets, and anonymous ones by their order. What
   cannot be resolved is reported (ref-unresolved) and shows its text.
   (docutils.transforms.references: PropagateTargets, AnonymousHyperlinks,
   IndirectHyperlinks, ExternalTargets, InternalTargets) */
void targets_resolve(struct document *doc);
