// SPDX-License-Identifier: MIT
// comprehension: [... for ... in ...] and its kin, run at once: a list, or a
// dict.
#pragma once

#include "df/runtime/eval.h"

bool comprehension(struct eval *ev, const struct df_expr *e,
                   struct object *out);
