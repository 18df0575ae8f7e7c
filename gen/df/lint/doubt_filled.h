// SPDX-License-Identifier: MIT
// doubt_filled: warns (df-fill-zero) about prices and times that are 0 because
// a merge or a look-up found no match, whichever operation filled in the 0.
#pragma once

#include "df/runtime/eval.h"

/* Checks the columns of f that the current statement computed. f is the frame
   that the statement assigned or changed. */
void doubt_filled(struct eval *ev, const struct frame *f);
