// SPDX-License-Identifier: MIT
// targets: resolves the hyperlinks within one page. In: a tree as parsed.
// Out: references with refuri or refid, and ids on visible nodes.
#pragma once

#include "doc/document.h"

/* Moves the ids of targets to the nodes after them, then resolves references by
   name, through indirect targets, and anonymous ones by their order. Unresolved
   ones are reported (ref-unresolved) and show their text.
   (docutils.transforms.references: PropagateTargets, AnonymousHyperlinks,
   IndirectHyperlinks, ExternalTargets, InternalTargets) */
void targets_resolve(struct document *doc);
