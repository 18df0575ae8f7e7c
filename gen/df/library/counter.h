// SPDX-License-Identifier: MIT
// counter: counts of a collections.Counter, a dict whose missing keys have the
// count 0.
#pragma once

#include "df/runtime/call.h"

/* Whether a dict is a Counter. */
bool counter_is(const struct dict *d);

/* Adds counts to d: `sign` for each element of the argument for p or, if the
   argument is a dict, its counts times `sign`. Returns false after reporting a
   fault. */
bool counter_add(struct call *c, enum param p, struct dict *d, int sign);
