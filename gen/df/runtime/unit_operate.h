// SPDX-License-Identifier: MIT
// unit_operate: what operators of df scripts make of units.
#pragma once

#include "df/runtime/eval.h"

/* The operands have the units *u and *v; *u becomes that of the result. False
   when there is none. */
bool unit_operate_both(struct unit *u, enum df_token_kind op,
                       const struct unit *v);

/* One operand of expression `at` has the unit *u, the other, the left one if
   `left`, is a number. False when what comes out is not known: a number that
   a column gave has a unit that nobody knows, and so may one that is no
   conversion, as the 128 tokens of a sequence, or 32 GB to a chip. */
bool unit_operate_number(struct unit *u, const struct df_expr *at,
                         enum df_token_kind op, bool left,
                         struct object number);
