// SPDX-License-Identifier: MIT
// claim: holds what the prose claims against the data. Called when the tables
// of a page are there.
#ifndef TABLE_CLAIM_H
#define TABLE_CLAIM_H

#include "doc/document.h"

/* Evaluates each NODE_CLAIM of the document, and puts its prose in its place.
   One that does not hold is reported at its expression (claim-false), with the
   values put in. */
void claims_hold(struct document *doc);

#endif
