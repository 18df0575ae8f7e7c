// SPDX-License-Identifier: MIT
// substitute: replaces |name| by its definition.
#pragma once

#include "doc/document.h"

/* Replaces every substitution_reference of a document. Reports unknown names,
   cyclic definitions and excessive growth, and then shows the reference as
   written, such as |name|. (docutils.transforms.references.Substitutions) */
void substitute_all(struct document *doc);
