// SPDX-License-Identifier: MIT
// effect: determines what a call does to numbers: it formats, rounds, converts
// or computes. The table of operations states the effect of each method. The
// effect of a function that is an argument, as in .map(f), is derived from the
// function itself.
#pragma once

#include "df/runtime/eval.h"

/* Returns the effect of expression `at`, which was evaluated last, on its
   input: a kind and flags of enum effect. `alone`: the expression has no column
   as an input. */
unsigned effect_of(struct eval *ev, const struct df_expr *at, bool alone);

/* Returns the effect of call e in lambda l if the called function's effect is
   known without running it: round, np.round, '{:.2f}'.format, or a name of the
   script for such a function. Otherwise EFFECT_COMPUTES. */
unsigned effect_within(struct eval *ev, const struct lambda *l,
                       const struct df_expr *e);

/* Returns the effect of method `name` of an object, or 0 if the object has no
   such method. */
unsigned effect_method(struct object self, str name);
