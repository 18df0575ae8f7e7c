// SPDX-License-Identifier: MIT
// effect: the effect of a step on its numbers: it formats, rounds, converts or
// computes. Each method states its effect in its row; the effect of a function
// argument, as in .map(f), is read from the function itself.
#pragma once

#include "df/runtime/eval.h"

/* Returns the effect of the call `at`, evaluated last, on its input: flags of
   enum effect. `alone`: it has no input. */
unsigned effect_of(struct eval *ev, const struct df_expr *at, bool alone);

/* Returns the effect of call e in a lambda if it is known without running it,
   as for round, np.round, '{:.2f}'.format or a name of the script for these;
   else EFFECT_COMPUTES. */
unsigned effect_within(struct eval *ev, const struct lambda *l,
                       const struct df_expr *e);

/* Returns the effect of a method of an object, or 0 if the object has no such
   method. */
unsigned effect_method(struct object self, str name);
