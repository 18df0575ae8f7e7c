// SPDX-License-Identifier: MIT
// targets: resolves the hyperlinks within one page. In: a tree as parsed.
// Out: references with refuri or refid, and ids on visible nodes.
#pragma once

#include "doc/document.h"

/* Moves the ids of targets to the nodes after them. Then resolves references:
   named ones by name, through indirect targets, and anonymous ones by their
   order. Unresolved references are reported (ref-unresolved) and replaced by
   their text. (docutils.transforms.references: PropagateTargets,
   AnonymousHyperlinks, IndirectHyperlinks, ExternalTargets, InternalTargets) */
void targets_resolve(struct document *doc);
