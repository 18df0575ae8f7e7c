// SPDX-License-Identifier: MIT
// doubt_filled: lint warnings (doubts) about prices and times that are 0
// because a merge or a look-up found no match, whichever operation filled in
// the 0 (df-fill-zero).
#pragma once

#include "df/runtime/eval.h"

/* Checks the columns that the current statement computed in f, the frame that
   it assigned or changed. Only statements that test for missing cells, for
   example with fillna, are checked. */
void doubt_filled(struct eval *ev, const struct frame *f);
