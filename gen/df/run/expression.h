// SPDX-License-Identifier: MIT
// expression: evaluates any expression of a df script.
#pragma once

#include "df/runtime/eval.h"

/* Evaluates expression e into *out. Returns false after reporting a fault. Also
   returns false, without a report, if e depends on a value whose computation
   failed before. */
bool expression(struct eval *ev, const struct df_expr *e, struct object *out);
