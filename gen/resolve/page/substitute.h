// SPDX-License-Identifier: MIT
// substitute: replaces |name| by its definition.
#pragma once

#include "doc/document.h"

/* Replaces every substitution_reference of a document. Unknown names, cyclic
   definitions and excessive growth are reported; the reference is then shown as
   its name. (docutils.transforms.references.Substitutions) */
void substitute_all(struct document *doc);
