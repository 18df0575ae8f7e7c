// SPDX-License-Identifier: MIT
// doubt_filled: warns (df-fill-zero) of prices and times that are 0 because a
// merge or a look-up found nothing for them, however the 0 was put there.
#pragma once

#include "df/runtime/eval.h"

/* Checks the columns that the current statement computed, of the frame that it
   assigned or changed. */
void doubt_filled(struct eval *ev, const struct frame *f);
