// SPDX-License-Identifier: MIT
// claim: checks the claims in the prose against the data.
#pragma once

#include "doc/document.h"

/* Evaluates each NODE_CLAIM of the document, and puts its prose in its place.
   One that does not hold is reported at its expression (claim-false), with the
   values put in. */
void claims_hold(struct document *doc);
