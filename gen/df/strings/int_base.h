// SPDX-License-Identifier: MIT
// int_base: Python's int(text, base).
#pragma once

#include "df/runtime/eval.h"

/* Sets *out to the integer that string x contains in a base: 2 to 36, or 0 for
   a base given by the prefix 0x, 0o or 0b. Returns false after reporting at
   `at` that x or `base` is invalid. */
bool int_base(struct eval *ev, const struct df_expr *at, struct object x,
              struct object base, struct object *out);
