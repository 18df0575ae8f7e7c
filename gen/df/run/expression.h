// SPDX-License-Identifier: MIT
// expression: evaluates any expression of a df script.
#pragma once

#include "df/runtime/eval.h"

/* Evaluates an expression. False on a fault, which is reported, or if the
   expression depends on a value whose computation failed, which was
   reported. */
bool expression(struct eval *ev, const struct df_expr *e, struct object *out);
