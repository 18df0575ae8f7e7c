// SPDX-License-Identifier: MIT
// claim: checks the claims in the text of a page against the data.
#pragma once

#include "doc/document.h"

/* Evaluates each NODE_CLAIM of the document and replaces it by its children.
   Reports a claim that does not hold at its expression (claim-false), with the
   values of the rows in which it is false. */
void claims_check(struct document *doc);
