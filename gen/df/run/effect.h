// SPDX-License-Identifier: MIT
// effect: what a step does to the numbers that it is given: formats, rounds,
// converts or computes. Each method says so in its row; of a function that is
// an argument, as in .map(f), it is read from the function itself.
#pragma once

#include "df/runtime/eval.h"

/* What the call `at`, evaluated last, does to its input: flags of enum
   effect, none of a method's for what is no call; `alone`: it has no input. */
unsigned effect_of(struct eval *ev, const struct df_expr *at, bool alone);

/* What the function does that call e in a lambda's expression calls, where
   that is known without running it: round, np.round, '{:.2f}'.format, a name of
   the script for one of these. */
unsigned effect_within(struct eval *ev, const struct lambda *l,
                       const struct df_expr *e);

/* What a method of an object does; 0 when it has none of that name. */
unsigned effect_method(struct object self, str name);
