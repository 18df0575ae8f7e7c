// SPDX-License-Identifier: MIT
// group_apply: a function called with the rows of each group: what it gives is
// put together, as pandas does.
#ifndef EVAL_GROUP_APPLY_H
#define EVAL_GROUP_APPLY_H

#include "eval/call.h"

bool group_apply(struct call *c, struct object *out);

#endif
