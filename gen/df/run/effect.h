// SPDX-License-Identifier: MIT
// effect: determines what a call does to numbers: formats, rounds, converts or
// computes. The table of operations states the effect of each method. The
// effect of a function that is an argument, as in .map(f), is derived from the
// function itself.
#pragma once

#include "df/runtime/eval.h"

/* Returns the effect of expression `at`, which was evaluated last, on its
   input: a kind and flags of enum effect. `alone`: no input of the expression
   is a column. */
unsigned effect_of(struct eval *ev, const struct df_expr *at, bool alone);

/* Returns the effect of call e in lambda l if the effect is known without
   running the call. This is so for round, np.round, '{:.2f}'.format, and names
   of the script that refer to such functions. Returns EFFECT_COMPUTES for other
   calls. */
unsigned effect_within(struct eval *ev, const struct lambda *l,
                       const struct df_expr *e);

/* Returns the effect of method `name` of an object, or 0 if the object has no
   such method. */
unsigned effect_method(struct object self, str name);
