// SPDX-License-Identifier: MIT
// comprehension: [... for ... in ...] and its kin, run at once: a list, or a
// dict. Called by expression.c.
#ifndef EVAL_COMPREHENSION_H
#define EVAL_COMPREHENSION_H

#include "eval/eval.h"

bool comprehension(struct eval *ev, const struct df_expr *e,
                   struct object *out);

#endif
