// SPDX-License-Identifier: MIT
// trace_names: records what the names in a formula mean: functions, and strings
// that are used in functions.
#pragma once

#include "df/runtime/eval.h"

/* Sets o->names for the formula `at` of the running script: each function of
   the script that the formula or such a function uses by its name, and each
   string that such a function or a lambda of the formula uses by its name. */
void trace_names(struct eval *ev, const struct df_expr *at, struct origin *o);
