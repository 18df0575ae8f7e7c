// SPDX-License-Identifier: MIT
// claim: checks the claims in the text of a page against the data.
#pragma once

#include "doc/document.h"

/* Evaluates each NODE_CLAIM of the document and replaces it by its children. A
   claim that does not hold is reported at its expression (claim-false), with
   the values of the row. */
void claims_check(struct document *doc);
