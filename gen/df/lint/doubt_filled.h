// SPDX-License-Identifier: MIT
// doubt_filled: lint warnings (doubts) about prices and times that are 0
// because a merge or a look-up found no match, whichever operation filled in
// the 0 (df-fill-zero).
#pragma once

#include "df/runtime/eval.h"

/* Checks those columns of f that the current statement computed. f is the frame
   that the statement assigned or changed. Only a statement that tests for
   missing cells, for example with fillna, is checked. */
void doubt_filled(struct eval *ev, const struct frame *f);
