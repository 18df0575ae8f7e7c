// SPDX-License-Identifier: MIT
// expression: evaluates any expression of a df script.
#pragma once

#include "df/runtime/eval.h"

/* Evaluates expression e into *out. False on a fault, which is reported. Also
   false if e depends on a value whose computation failed before, which was
   reported then. */
bool expression(struct eval *ev, const struct df_expr *e, struct object *out);
