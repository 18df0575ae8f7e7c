// SPDX-License-Identifier: MIT
// expression: evaluates any expression of a df script.
#pragma once

#include "df/runtime/eval.h"

/* False: a fault, which has been reported, or hangs on one that was. */
bool expression(struct eval *ev, const struct df_expr *e, struct object *out);
