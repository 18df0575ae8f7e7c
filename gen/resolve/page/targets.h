// SPDX-License-Identifier: MIT
// targets: resolves the hyperlinks within one page. Input: a tree as parsed.
// Output: references with refuri or refid, and ids on visible nodes.
#pragma once

#include "doc/document.h"

/* Moves the ids of targets to the nodes after them. Then resolves references:
   named references by name, following indirect targets, and anonymous
   references by their order. Reports unresolved references (ref-unresolved) and
   replaces them by their text. (docutils.transforms.references:
   PropagateTargets, AnonymousHyperlinks, IndirectHyperlinks, ExternalTargets,
   InternalTargets) */
void targets_resolve(struct document *doc);
