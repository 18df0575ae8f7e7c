// SPDX-License-Identifier: MIT
// substitute: replaces |name| by what its definition holds.
#pragma once

#include "doc/document.h"

/* Replaces every substitution_reference of a document. An unknown name, a
   definition that leads back to itself and one that brings too much are
   reported; the reference then shows its name.
   (docutils.transforms.references.Substitutions) */
void substitute_all(struct document *doc);
